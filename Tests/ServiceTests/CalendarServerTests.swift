import Foundation
import SheetPresentation
import SheetPrograms
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Reminders on a calendar server: radicale, and servers that misbehave.
@Suite struct CalendarServerTests {
  private let title = "Größe „☕“; tea, \\ cake: 日本"

  private func radicale(
    _ scratch: ScratchDirectory, _ authority: OwnAuthority? = nil
  ) throws -> Radicale {
    let server = try Radicale(scratch, authority)
    let made = try server.curl("-X", "MKCALENDAR", server.address + "/ada/tasks/")
    try #require(made.hasSuffix("201"), "\(made)")
    return server
  }

  private func settings(_ address: String, password: String = Radicale.password) -> String {
    """
    [reminders]
    backend = "caldav"
    url = "\(address)"
    \(Radicale.login(password: password))
    """
  }

  @Test(.peer("radicale")) func radicaleKeepsAndFindsIt() throws {
    let scratch = try ScratchDirectory()
    let server = try radicale(scratch)
    let person = try SharingPerson(settings(server.address + "/ada/tasks/"))
    let shared = try person.share(
      "Reminders",
      ["title": title, "due": "2027-12-24 9:00", "note": String(repeating: "☕ä", count: 100)],
      ["--url", "https://example.org/caf%C3%A9"])
    #expect(shared.outcome == "completed", "\(shared)")
    let address = try #require(shared.results.first?.value)
    #expect(address.hasPrefix(server.address + "/ada/tasks/"))
    let report = """
      <C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
      <D:prop><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR">
      <C:comp-filter name="VTODO"/></C:comp-filter></C:filter></C:calendar-query>
      """
    let found = try server.curl(
      "-X", "REPORT", "-H", "Depth: 1", "-H", "Content-Type: application/xml", "-d", report,
      server.address + "/ada/tasks/")
    let text = found.replacingOccurrences(of: "\r", with: "")
      .replacingOccurrences(of: "&#13;", with: "").replacingOccurrences(of: "\n ", with: "")
    #expect(text.contains("SUMMARY:Größe „☕“\\; tea\\, \\\\ cake: 日本"), "\(text)")
    #expect(text.contains("DUE:20271224T090000Z"))
    #expect(text.contains(String(repeating: "☕ä", count: 100)))
  }

  @Test(.peer("radicale")) func aWrongPasswordAndAWrongAddressAreTold() throws {
    let scratch = try ScratchDirectory()
    let server = try radicale(scratch)
    let wrong = try SharingPerson(settings(server.address + "/ada/tasks", password: "wröng"))
    let refused = try wrong.share("Reminders", [:], ["-t", "x"])
    #expect(
      refused.error?.message == "127.0.0.1 refuses the name or the password. Check both.")
    let lost = try SharingPerson(settings(server.address + "/ada/none"))
    let missing = try lost.share("Reminders", [:], ["-t", "x"])
    #expect(missing.error?.message.hasPrefix("There is no list \"http://127.0.0.1") == true)
  }

  @Test(.peer("radicale", "openssl")) func anAuthorityOfOnesOwnIsTrustedWhenItIsNamed() throws {
    let scratch = try ScratchDirectory()
    let authority = try OwnAuthority(scratch)
    let server = try radicale(scratch, authority)
    let settings = settings(server.address + "/ada/tasks")
    let trusting = try SharingPerson(settings + "\nca_file = \"\(authority.authority)\"\n")
    let shared = try trusting.share("Reminders", [:], ["-t", title])
    #expect(shared.outcome == "completed", "\(shared)")
    let refused = try SharingPerson(settings).share("Reminders", [:], ["-t", title])
    let message = refused.error?.message ?? ""
    #expect(message.hasPrefix("The certificate of localhost is not trusted: "), "\(refused)")
    #expect(message.contains("in ca_file beside its address"), "\(message)")
    let lost = try SharingPerson(settings + "\nca_file = \"~/none.pem\"\n")
    let missing = try lost.share("Reminders", [:], ["-t", title]).error?.message ?? ""
    #expect(missing.contains("home/none.pem"), "\(missing)")
  }

  /// The server answers 412.
  @Test(.peer("radicale")) func nothingIsReplaced() throws {
    let scratch = try ScratchDirectory()
    let server = try radicale(scratch)
    var settings = ActivitySettings(
      environment: scratch.environment(), workingDirectory: scratch.path)
    settings.configuration = try ConfigurationSource(
      path: "config.toml", text: Array(self.settings(server.address + "/ada/tasks").utf8))
    let store = try settings.section(ReminderSection.self).store(settings)
    let work = ActivityWork(
      items: [], values: Form(title: "", fields: []).values, settings: settings,
      monitor: WorkMonitor())
    let reminder = Reminder(title: title, created: Date())
    _ = try store.add(reminder, to: "", work)
    #expect(throws: ReminderError.known("127.0.0.1")) { try store.add(reminder, to: "", work) }
  }

  @Test func aServerThatClosesInTheMiddleIsTold() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(status: 201, manner: .cutOff) }
    let person = try SharingPerson(settings(server.address))
    let shared = try person.share("Reminders", [:], ["-t", "x"])
    #expect(
      shared.error?.message
        == "127.0.0.1 closed the connection in the middle. Try again later.")
  }

  @Test func aSlowServerCanBeLeft() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    let person = try SharingPerson(settings(server.address))
    let status = try person.cancel(try person.call("Reminders", [:], ["-t", "x"])) {
      !server.requests.isEmpty
    }
    #expect(status == .code(130))
    let request = try #require(server.requests.first)
    #expect(request.method == "PUT")
    #expect(request.headers["if-none-match"] == "*")
    #expect(request.headers["content-type"] == "text/calendar; charset=utf-8")
  }
}
