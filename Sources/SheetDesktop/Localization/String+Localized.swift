import Foundation

extension String {
  /// The translation of a text in the program's tables, its gaps filled. The locale and the comment are accepted
  /// for code written for iOS and ignored: Foundation on Linux finds `en.lproj` whatever the language is.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: table, bundle: bundle)
  }

  /// The translation of a key, and without one a text.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(key: "\(key)", table: table, bundle: bundle)
  }

  /// The translation that a resource stands for.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}

/// A text that is looked up when it is needed. The locale and the comment are accepted for code written for iOS
/// and ignored.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where tables are.
  public enum BundleDescription: Equatable, Sendable {
    /// In the program's own resources.
    case main
    /// In a folder.
    case atURL(URL)
    /// In the resources that a class came with.
    case forClass(AnyClass)

    /// Two of the same place are equal.
    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.atURL(let one), .atURL(let other)): one == other
      case (.forClass(let one), .forClass(let other)): one == other
      default: false
      }
    }

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url)
      case .forClass(let type): Bundle(for: type)
      }
    }
  }

  /// What is looked up.
  public let key: String
  /// What stands for it where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table; `Localizable` without one.
  public let table: String?
  /// The language that is wanted; ignored.
  public var locale: Locale
  private let place: BundleDescription

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    (self.locale, place) = (locale, bundle)
  }

  /// A key, and what stands for it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (self.locale, place) = (locale, bundle)
  }

  /// A text without gaps.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// A text with gaps.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  fileprivate var text: String {
    defaultValue.text(key: key, table: table, bundle: place.bundle)
  }
}
