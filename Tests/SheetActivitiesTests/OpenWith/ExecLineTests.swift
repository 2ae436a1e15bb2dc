import Foundation
import SheetFiles
import Testing

@testable import SheetActivities

@Suite struct ExecLineTests {
  private let entry: DesktopEntry
  private let files: [OpenItem] = [.file("/tmp/ä b.txt"), .file("/tmp/$(c)")]

  init() throws {
    let text = "[Desktop Entry]\nType=Application\nName=Näm e\nExec=x\nIcon=an-icon\n"
    entry = try #require(
      DesktopEntry(
        id: "x.desktop", path: "/apps/x.desktop", bytes: Array(text.utf8), locale: EntryLocale("C"))
    )
  }

  @Test(
    arguments: [
      ("less %f", ["/tmp/ä b.txt"]),
      ("less %F", ["/tmp/ä b.txt", "/tmp/$(c)"]),
      ("web %u", ["file:///tmp/%C3%A4%20b.txt"]),
      ("web %U", ["file:///tmp/%C3%A4%20b.txt", "file:///tmp/%24%28c%29"]),
      // No place for files: they come last.
      ("less", ["/tmp/ä b.txt"]),
      ("less -N", ["-N", "/tmp/ä b.txt"]),
      // A code inside a word.
      ("view --file=%f --end", ["--file=/tmp/ä b.txt", "--end"]),
      // Quotes.
      (#"p "a b" "c\"d" "e\\f" "g\$h\`" "i\j""#, ["a b", "c\"d", "e\\f", "g$h`", "i\\j"]),
      (#"p 'a "b' c\ d x"y z"w """#, ["a \"b", "c d", "xy zw", ""]),
      (#"p "%f""#, ["/tmp/ä b.txt"]),
      ("p   a\tb  ", ["a", "b"]),
      // The other codes.
      ("p %i %c %k 100%%", ["--icon", "an-icon", "Näm e", "/apps/x.desktop", "100%"]),
      ("p %d %D %n %N %v %m -%m- a", ["--", "a"]),
    ] as [(String, [String])])
  func aLineIsFilledIn(line: String, expected: [String]) throws {
    let exec = try #require(ExecLine(line))
    var arguments = exec.arguments(for: files, of: entry).map(\.text)
    // Lines that have no place for a file end with one.
    if !line.contains(where: { $0 == "%" }), line.hasPrefix("p ") { arguments.removeLast() }
    if line.contains("%i") || line.contains("%d") { arguments.removeLast() }
    #expect(arguments == expected)
  }

  @Test(
    arguments: [
      "", "   ", "p \"a", "p 'a", "p a\\", "p %", "p %z", "p --x=%F", "p a%U", "p %i%i", "a=b c",
      "%f", "p \0",
      // The standard leaves these undefined; a shell would run what the file is called.
      "sh -c \"less %f\"", "sh -c 'less %u'", #"sh -c less\ %f"#,
    ])
  func whatTheStandardForbidsIsNoLine(line: String) {
    #expect(ExecLine(line) == nil)
  }

  @Test func namesThatAreNotUTF8StayAsTheyAre() throws {
    let name = FilePath(bytes: [0x2F, 0xFF, 0x20])
    let exec = try #require(ExecLine("p %f x%f"))
    #expect(
      exec.arguments(for: [.file(name)], of: entry)
        == [ByteString(bytes: name.bytes), ByteString(bytes: [0x78] + name.bytes)])
    let web = try #require(ExecLine("p %u"))
    #expect(web.arguments(for: [.file(name)], of: entry) == ["file:///%FF%20"])
  }

  @Test func linksGoOnlyWhereAddressesAreTaken() throws {
    let link = OpenItem.link(try #require(URL(string: "https://example.org/?a=b")))
    #expect(ExecLine("p %f")?.takesLinks == false)
    #expect(ExecLine("p %F")?.takesLinks == false)
    for line in ["p %u", "p %U", "p"] {
      let exec = try #require(ExecLine(line))
      #expect(exec.takesLinks)
      #expect(exec.arguments(for: [link], of: entry) == ["https://example.org/?a=b"])
    }
  }

  @Test func onlyListsTakeMany() {
    #expect(["p %F", "p %U"].allSatisfy { ExecLine($0)?.takesMany == true })
    #expect(["p %f", "p %u", "p"].allSatisfy { ExecLine($0)?.takesMany == false })
  }
}
