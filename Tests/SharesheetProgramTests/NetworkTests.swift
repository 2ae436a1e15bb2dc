import Foundation
import SheetTestSupport
import Testing

/// What holds for everything that goes over the network.
@Suite struct NetworkTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
    try sheet.scratch.write(
      """
      [bluesky]
      pds = "https://bsky.invalid"
      handle = "ada"
      password_cmd = "echo p"
      [files.dav]
      type = "webdav"
      url = "https://dav.invalid/"
      [files.s3]
      type = "s3"
      bucket = "b"
      region = "r"
      access_key = "k"
      secret_key_cmd = "echo s"
      [mastodon]
      instance = "https://mastodon.invalid"
      token_cmd = "echo t"
      [message.matrix]
      homeserver = "https://matrix.invalid"
      token_cmd = "echo t"
      [paste]
      type = "pinnwand"
      url = "https://paste.invalid"
      [telegram]
      chat = "1"
      token_cmd = "echo t"

      """, to: "home/.config/sharesheet/config.toml")
  }

  /// The shell that runs the commands for secrets is there, and nothing else.
  private func programs() throws -> String {
    let folder = try sheet.scratch.makeDirectory("programs")
    for name in ["sh", "echo"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: "/bin/\(name)")
    }
    return folder
  }

  @Test(arguments: [
    ("airDrop", ["--set", "to=127.0.0.1"]), ("Bluesky", []), ("Mastodon", []), ("Nextcloud", []),
    ("Paste", []), ("S3", []), ("Telegram", []),
    ("message", ["--set", "to=!a:matrix.invalid", "--set", "service=matrix"]),
    ("SaveToFiles", ["--set", "folder=dav:"]),
  ])
  func withoutCurlItsPackageIsNamed(_ activity: String, _ options: [String]) throws {
    let result = try sheet.run(
      "-a", activity, "-t", "Größe", environment: ["PATH": try programs()],
      options: options)
    #expect(result.status == .code(1))
    #expect(
      result.standardError.contains(
        "The program curl is not installed. Install the package curl."), "\(result.standardError)")
  }

  // MARK: The panel of AirDrop

  @Test func theDevicesAreShownInEverySizeOfTheWindow() throws {
    let process = try sheet.open(
      "-a", "airDrop", "-t", "Größe",
      environment: [TestedProgram.helperVariable: try TestedProgram.helperPath()])
    try process.terminal.wait(for: "By code")
    for (columns, rows) in [(1, 1), (3, 2), (20, 6), (40, 12), (200, 60), (10, 30), (1, 1)] {
      process.terminal.resize(to: TerminalSize(columns: columns, rows: rows))
      process.terminal.settle()
      #expect(process.program.exitStatus == nil, "\(columns) x \(rows)")
    }
    process.terminal.resize(to: .standard)
    try process.terminal.wait(for: "By code")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try process.leftovers() == [])
  }

  @Test func aTerminalThatShowsNoPanelIsAskedForTheDevice() throws {
    let process = try sheet.open(
      "-a", "airDrop", "-t", "Größe",
      environment: [
        TestedProgram.helperVariable: try TestedProgram.helperPath(), "TERM": "dumb",
      ])
    try process.terminal.wait(for: "By code")
    try process.terminal.wait(for: "To:")
    try process.terminal.press(.control("c"))
    #expect(try process.waitForExit() == .code(130))
    #expect(try process.leftovers() == [])
  }
}
