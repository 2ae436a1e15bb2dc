import SheetFiles

/// What one `mimeapps.list` says of types and applications (Association between MIME types and applications
/// 1.0.1).
struct MIMEApps: Sendable {
  /// Desktop file IDs by type, the preferred first.
  typealias Associations = [String: [String]]

  private(set) var defaults: Associations = [:]
  private(set) var added: Associations = [:]
  private(set) var removed: Associations = [:]

  /// A desktop's list has a few KB.
  static let limit = 4 << 20

  /// Says nothing.
  init() {}

  /// Reads a list. Types are known by the names that `canonical` gives them.
  ///
  /// - Parameter isForOneDesktop: Whether the file is one of a desktop, which may only name defaults.
  init(_ bytes: [UInt8], isForOneDesktop: Bool = false, canonical: (String) -> String) {
    KeyFile.forEach(in: bytes) { entry in
      let type = canonical(String(decoding: entry.key, as: UTF8.self))
      switch Group(entry.group) {
      case .defaults: defaults[type, default: []] += KeyFile.list(entry.value)
      case .added where !isForOneDesktop: added[type, default: []] += KeyFile.list(entry.value)
      case .removed where !isForOneDesktop: removed[type, default: []] += KeyFile.list(entry.value)
      default: break
      }
      return true
    }
  }

  /// The groups that are known.
  enum Group: String {
    case defaults = "Default Applications"
    case added = "Added Associations"
    case removed = "Removed Associations"

    init?(_ name: ArraySlice<UInt8>) {
      self.init(rawValue: String(decoding: name, as: UTF8.self))
    }
  }
}
