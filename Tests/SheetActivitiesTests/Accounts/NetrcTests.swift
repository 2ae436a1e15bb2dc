import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct NetrcTests {
  private func password(
    _ text: String, host: String = "example.org", _ logins: String...
  ) -> String? {
    NetrcText.password(in: Array(text.utf8), host: host, logins: logins)
  }

  @Test func hostAndLoginDecide() {
    let text = """
      machine other.example login ada password wrong
      machine example.org
        login grace
        password hers
      machine EXAMPLE.org login ada account x password his
      machine example.org password nobodys
      """
    #expect(password(text, "ada") == "his")
    #expect(password(text, "grace") == "hers")
    #expect(password(text, "") == "nobodys")
    #expect(password(text, "alan") == nil)
    #expect(password(text, host: "example.com", "ada") == nil)
  }

  @Test func whatIsForAnyServerIsForNone() {
    #expect(password("default login ada password x", "ada") == nil)
    #expect(
      password("machine a login b password c default login ada password x", host: "a", "b") == "c")
  }

  @Test func quotesEscapesAndComments() {
    #expect(
      password(#"machine example.org login ada password "a b\"\\\n#é""#, "ada") == "a b\"\\\n#é")
    #expect(
      password(
        """
        # machine example.org login ada password no
        machine example.org login ada password y#s
        """, "ada") == "y#s")
    #expect(password(#"machine example.org login ada password "open"#, "ada") == "open")
  }

  @Test func aMacroIsSkippedUpToAnEmptyLine() {
    let text = """
      machine a login b password c
      macdef init
      machine example.org login ada password no
      cd /pub

      machine example.org login ada password yes
      """
    #expect(password(text, "ada") == "yes")
    #expect(password("macdef x\nmachine example.org login ada password no", "ada") == nil)
  }

  @Test(arguments: [
    "", "machine", "machine example.org login", "login ada password x", "\u{0}\u{FF}",
  ])
  func whatIsCutOffHasNone(_ text: String) {
    #expect(password(text, "ada") == nil)
  }

  /// Whatever stands in the file, reading it ends, and an entry behind an empty line is found unless it is
  /// part of something that is open.
  @Test func anyBytesAreRead() {
    var numbers = SeededGenerator(seed: 14)
    let pieces = [
      "machine", "login", "password", "default", "macdef", "account", "example.org", "ada", "\"",
      "\\", "#", "\n", " ", "\t", "\r", "é", "\u{0}", "x",
    ]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &numbers) {
        bytes += Array((pieces.randomElement(using: &numbers) ?? "").utf8)
        if Int.random(in: 0...8, using: &numbers) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &numbers))
        }
      }
      _ = NetrcText.password(in: bytes, host: "example.org", logins: ["ada", ""])
    }
  }

  /// What curl's own rules allow to be written comes back.
  @Test func everyPasswordInQuotesComesBack() {
    var numbers = SeededGenerator(seed: 15)
    let letters = Array("ab \"\\#\t\néß日machine")
    for _ in 0..<500 {
      let secret = String(
        (0..<Int.random(in: 1...12, using: &numbers)).compactMap { _ in
          letters.randomElement(using: &numbers)
        })
      let written = secret.reduce(into: "") { text, letter in
        if letter == "\n" { return text += "\\n" }
        if letter == "\"" || letter == "\\" { text += "\\" }
        text.append(letter)
      }
      #expect(password("machine example.org login ada password \"\(written)\"", "ada") == secret)
    }
  }
}
