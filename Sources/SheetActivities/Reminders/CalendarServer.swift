import Foundation
import SheetEngine
import SheetPresentation
import SheetPrograms

/// A list on a calendar server (CalDAV, RFC 4791).
struct CalendarServer: ReminderStore {
  /// The address is that of the list.
  let settings: ServerSettings

  /// The address is that of one list.
  var listField: FormField? { nil }

  /// Sends a new file, which may replace none (section 5.3.2).
  func add(_ reminder: Reminder, to list: String, _ work: ActivityWork) throws -> ActivityResult {
    let account = try ServerAccount(loggingIn: settings, work)
    let path = "/\(reminder.identifier).ics"
    let answer = try account.send(
      "PUT", path, .bytes(Array(reminder.calendarFile.utf8)),
      type: "text/calendar; charset=utf-8", headers: [("If-None-Match", "*")],
      also: [403, 404, 405, 409, 412])
    switch answer.status {
    case 412: throw ReminderError.known(account.server.host)
    case 403, 404, 405, 409: throw ReminderError.noCalendar(account.server.text)
    case 201, 204: break
    // RFC 4918 has no other success for a new file, and a page of the web is found under every name.
    default:
      let stored = try account.send("GET", path, .none, type: "", also: [404])
      guard stored.body.starts(with: "BEGIN:VCALENDAR".utf8) else {
        throw stored.senseless(from: account.server.host)
      }
    }
    let url = URL(string: account.server.text + path)
    return ActivityResult(
      .completed, products: url.map { [.url($0)] } ?? [],
      note: ReminderWords.stored(reminder, in: account.server.host))
  }
}
