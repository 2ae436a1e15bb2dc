/// What kinds of services for pastes take, as known on 2026-11-30, not looked up again at the services. A server
/// of one's own may take less, and says so itself.
struct PasteLimits: Sendable {
  /// Bytes of one paste.
  var bytes: Int64
  /// When a paste can end, what is usual first.
  var expiries: [Lifetime]
  /// What else is to be known of it, as a sentence; empty for nothing.
  var remark = ""
  /// Whether it takes only text.
  var isText = false

  /// Those of a kind.
  static func of(_ kind: PasteServer.Kind) -> PasteLimits {
    switch kind {
    case .pinnwand:
      // pinnwand's defaults: paste_size, expiries.
      PasteLimits(bytes: 256 << 10, expiries: [.day, .week], isText: true)
    case .termbin:
      // fiche's default buffer; the rest would be cut off. termbin.com names one month.
      PasteLimits(
        bytes: 32 << 10, expiries: [.month],
        remark: "It travels unencrypted: anybody on the way can read it.")
    case .bepasty:
      // One request; bepasty takes at most 4 MB in the base64 of one.
      PasteLimits(bytes: 3_000_000, expiries: [.day, .hour, .week, .month, .never])
    case .copyparty:
      PasteLimits(bytes: .max, expiries: [.never, .hour, .day, .week, .month])
    case .nullPointer:
      // Its page: at most 512 MiB; it removes large files after a month, small ones after a year.
      PasteLimits(
        bytes: 512 << 20, expiries: [.day, .hour, .week, .month, .never],
        remark: "It removes everything after a month to a year.")
    }
  }
}
