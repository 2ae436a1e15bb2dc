import Foundation
import HelperProtocol
import SheetFiles

/// Lines of iCalendar (RFC 5545).
enum CalendarText {
  /// The longest line in bytes, without its end (section 3.1).
  private static let longestLine = 75

  /// A property on as many lines as it needs. A long one is folded, never inside a character.
  static func line(_ name: String, _ value: String) -> String {
    var (result, count) = ("", 0)
    for scalar in "\(name):\(value)".unicodeScalars {
      let size = UTF8.width(scalar)
      if count + size > longestLine {
        result += "\r\n "
        count = 1
      }
      result.unicodeScalars.append(scalar)
      count += size
    }
    return result + "\r\n"
  }

  /// A value of the type TEXT (section 3.3.11); control characters, which may not stand there, are left
  /// out.
  static func text(_ value: String) -> String {
    let lines = value.replacingOccurrences(of: "\r\n", with: "\n")
    return lines.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      case "\n", "\r": result += "\\n"
      case "\t": result += "\t"
      case "\u{0}"..<"\u{20}", "\u{7F}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A moment in UTC, `20261224T080000Z`.
  static func moment(_ date: Date) -> String {
    Timestamp.utc(Timestamp.seconds(date), "%Y%m%dT%H%M%SZ") ?? ""
  }
}

extension Reminder {
  /// The reminder as a file of calendar programs: a VTODO (RFC 5545, section 3.6.2).
  ///
  /// A time is written in UTC: it is one moment, and a name of a time zone would need that zone's rules
  /// beside it.
  var calendarFile: String {
    let created = CalendarText.moment(created)
    var lines = [("BEGIN", "VCALENDAR"), ("VERSION", "2.0"), ("PRODID", Self.product)]
    lines += [("BEGIN", "VTODO"), ("UID", identifier), ("DTSTAMP", created), ("CREATED", created)]
    lines += [("SUMMARY", CalendarText.text(title))]
    if let due { lines.append(Self.property(due)) }
    if let priority { lines.append(("PRIORITY", Self.number(priority))) }
    if !noteWithLink.isEmpty { lines.append(("DESCRIPTION", CalendarText.text(noteWithLink))) }
    if let link { lines.append(("URL", link.absoluteString)) }
    lines += [("END", "VTODO"), ("END", "VCALENDAR")]
    return lines.map { CalendarText.line($0.0, $0.1) }.joined()
  }

  private static let product = "-//Share Sheet//sharesheet \(HelperProtocol.version)//EN"

  private static func property(_ due: DueDate) -> (String, String) {
    due.minute == nil
      ? ("DUE;VALUE=DATE", due.dayText.filter { $0 != "-" })
      : ("DUE", CalendarText.moment(due.moment))
  }

  /// Section 3.8.1.9: 1 to 4 are high, 5 medium, 6 to 9 low.
  private static func number(_ priority: Priority) -> String {
    switch priority {
    case .high: "1"
    case .medium: "5"
    case .low: "9"
    }
  }
}
