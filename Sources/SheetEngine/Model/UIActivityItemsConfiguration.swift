import Foundation

/// What a configuration is asked for.
public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {
  /// The text.
  public let rawValue: String
  /// Takes a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The subject, a text.
  public static let title = Self("title")
  /// Accepted for code written for iOS and ignored: a message says what its items say.
  public static let messageBody = Self("messageBody")
  /// An ``LPLinkMetadata`` for the head of the sheet.
  public static let linkPresentationMetadata = Self("linkPresentationMetadata")
  /// Accepted for code written for iOS, and ignored.
  public static let shareRecipients = Self("shareRecipients")
  /// Accepted for code written for iOS, and ignored.
  public static let collaborationModeRestrictions = Self("collaborationModeRestrictions")
}

/// What may be done with items. Accepted for code written for iOS: a sheet offers what it offers.
public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {
  /// The text.
  public let rawValue: String
  /// Takes a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharing.
  public static let share = Self(rawValue: "share")
  /// Copying.
  public static let copy = Self(rawValue: "copy")
}

/// What a picture of an item is for. Accepted for code written for iOS: a sheet makes its own.
public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {
  /// The text.
  public let rawValue: String
  /// Takes a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A large one.
  public static let fullSize = Self(rawValue: "fullSize")
  /// A small one.
  public static let thumbnail = Self(rawValue: "thumbnail")
}

/// Objects to share, with what is to be said of them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// An object of the program's own, which is kept.
  open var localObject: Any?
  /// Accepted for code written for iOS, and ignored.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  /// Says what all items have: the subject and the metadata of a link count.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Says what an item has, by its number; asked where ``metadataProvider`` knows nothing.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Accepted for code written for iOS, and ignored: a sheet makes its own pictures.
  open var previewProvider:
    (
      (Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?
    )?
  /// Gives services of the application's own.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// The data, one provider an item.
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  /// For objects that can be written.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// For data.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
  }

  /// See ``applicationActivitiesProvider``.
  open var applicationActivitiesForActivityItems: [UIActivity] {
    applicationActivitiesProvider?() ?? []
  }

  /// See ``metadataProvider``.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  /// See ``perItemMetadataProvider``.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
}
