import HelperProtocol
import SheetSettings

/// A kind of way for a message to leave.
package enum MessageService: String, CaseIterable, WordChoice {
  /// A server of Matrix.
  case matrix
  /// A bot of Telegram.
  case telegram
  /// A program for XMPP.
  case xmpp
  /// A modem with a card for a telephone network.
  case gammu
  /// A phone that KDE Connect knows.
  case kdeconnect
  /// The program that the desktop has for `sms:` links.
  case desktop
  /// A code on the screen, which a phone reads.
  case qr

  /// Those with which files can go along.
  static let carryingFiles: [Self] = [.matrix, .telegram]

  /// Whether files can go along.
  var takesFiles: Bool { Self.carryingFiles.contains(self) }

  /// Whether a recipient is a number of a telephone.
  var usesNumbers: Bool { [.gammu, .kdeconnect, .desktop, .qr].contains(self) }

  /// Whether the other side says that it has the message. The modem says so for the network.
  var confirms: Bool { [.matrix, .telegram, .gammu].contains(self) }
}

/// How much services take. As of 30 November 2026.
enum MessageLimits {
  /// UTF-16 units of a message of a bot (core.telegram.org/bots/api#sendmessage).
  static let telegramText = 4096
  /// UTF-16 units of the text beside a file (the same page, sendDocument).
  static let telegramCaption = 1024
  /// Bytes of a picture that Telegram shows as one (sendPhoto).
  static let telegramPhoto: Int64 = 10_000_000
  /// Bytes of any other file (sendDocument).
  static let telegramFile: Int64 = 50_000_000
  /// Bytes of an event of Matrix (its specification, "Size limits"), without what surrounds the text.
  static let matrixText = 60_000
  /// Parts of a message; the header counts them with one byte (3GPP TS 23.040, section 9.2.3.24.1).
  static let parts = 255
  /// Recipients that get one message.
  static let recipients = 50

  /// By how many of what a text is too long for a service; `nil` when it fits.
  static func excess(of text: String, for service: MessageService) -> (count: Int, unit: String)? {
    let (size, limit, unit) =
      switch service {
      case .telegram: (text.utf16.count, telegramText, "characters")
      case .matrix: (text.utf8.count, matrixText, "bytes")
      case .gammu, .kdeconnect, .desktop: (SMSParts(text).count, parts, "messages")
      case .qr:
        (SMSLink(recipients: [], body: text).text.utf8.count, HelperLimits.codeBytes, "bytes")
      case .xmpp: (0, 0, "")
      }
    return size > limit ? (size - limit, unit) : nil
  }
}
