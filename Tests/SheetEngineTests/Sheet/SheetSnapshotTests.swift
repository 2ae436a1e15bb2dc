import SheetCells
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetEngine

/// Drawn frames; icons are colons, see ``SheetProbe/lines``.
@MainActor @Suite struct SheetSnapshotTests {
  private static let strange = [
    "日本語のタイトル", "e\u{301}galite\u{301}", "\u{202E}gpj.exe", "a\u{1B}]52;c;x\u{7}",
  ]
  private static let strangeHeader = SheetHeader(
    title: "日本\u{1B}[2J.txt\n", detail: "File", count: 3, picture: .symbol("document"))

  @Test func compact() throws {
    try TextSnapshot.compare(
      SheetProbe(theme: SheetHarness.unicode).lines,
      with: """

        ╭──────────────────────────────────────────────────────────────────────────────╮
        │         Hello                                                     and 1 more │
        │         Text, 5 characters                                                   │
        ├─ Share ──────────────────────────────────────────────────────────────────────┤
        │ ┌──────────┐                                                                 │
        │  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: │
        │  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: │
        │  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::›│
        │  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: │
        │ └::::::::::┘  ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: │
        │   1 Mail     2 Message    3 AirDrop    4 Mastodon   5 Bluesky    6 Telegram  │
        ├─ Action ─────────────────────────────────────────────────────────────────────┤
        │                                                                              │
        │  ::::::::::   ::::::::::   ::::::::::                                        │
        │  ::::::::::   ::::::::::   ::::::::::                                        │
        │  ::::::::::   ::::::::::   ::::::::::                                        │
        │  ::::::::::   ::::::::::   ::::::::::                                        │
        │  ::::::::::   ::::::::::   ::::::::::                                        │
        │     Copy      Save to F…     Print                                           │
        ├──────────────────────────────────────────────────────────────────────────────┤
        │ ←→↑↓ choose   ⏎ open   / filter   ? keys   esc cancel                        │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        """)
  }

  /// Two more to the left; the filter is open.
  @Test func compactScrolledInASCII() throws {
    let probe = SheetProbe()
    probe.press(.end, .character("/"))
    try TextSnapshot.compare(
      probe.lines,
      with: """

        +------------------------------------------------------------------------------+
        |         Hello                                                     and 1 more |
        |         Text, 5 characters                                                   |
        +- Share ----------------------------------------------------------------------+
        |                                                                  +----------+|
        |  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: |
        |  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: |
        |< ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: |
        |  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::   :::::::::: |
        |  ::::::::::   ::::::::::   ::::::::::   ::::::::::   ::::::::::  +::::::::::+|
        |   AirDrop      Mastodon     Bluesky      Telegram    Nextcloud      Notes    |
        +- Action ---------------------------------------------------------------------+
        |                                                                              |
        |  ::::::::::   ::::::::::   ::::::::::                                        |
        |  ::::::::::   ::::::::::   ::::::::::                                        |
        |  ::::::::::   ::::::::::   ::::::::::                                        |
        |  ::::::::::   ::::::::::   ::::::::::                                        |
        |  ::::::::::   ::::::::::   ::::::::::                                        |
        |     Copy      Save to F~     Print                                           |
        +------------------------------------------------------------------------------+
        | /                                                                            |
        +------------------------------------------------------------------------------+
        """)
  }

  @Test func regular() throws {
    let probe = SheetProbe(
      share: ["Mail"], action: ["Save to Files"], width: 120, height: 36,
      theme: SheetHarness.unicode)
    let lines = probe.lines.map { String($0.prefix(48)) }
    try TextSnapshot.compare(
      lines,
      with: """



          ╭─────────────────────────────────────────────
          │            Hello
          │            Text, 5 characters
          │
          │
          ├─ Share ─────────────────────────────────────
          │ ┌────────────────┐
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │ └::::::::::::::::┘
          │      1 Mail
          ├─ Action ────────────────────────────────────
          │
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │  ::::::::::::::::
          │   Save to Files
          ├─────────────────────────────────────────────
          │ ←→↑↓ choose   ⏎ open   / filter   ? keys   e
          ╰─────────────────────────────────────────────
        """)
  }

  @Test func labels() throws {
    let probe = SheetProbe(width: 40, height: 12)
    try TextSnapshot.compare(
      probe.lines,
      with: """
        +--------------------------------------+
        |         Hello             and 1 more |
        |         Text, 5 characters           |
        +- Share ------------------------------+
        |                                     >|
        |         1 Mail     2 Message         |
        +- Action -----------------------------+
        |                                     >|
        |           Copy      Save to F~       |
        +--------------------------------------+
        | arrows choose   esc cancel           |
        +--------------------------------------+
        """)
  }

  /// The first title is as wide as its place, so that its digit stands at the edge: the mark for more
  /// on the left must be seen all the same.
  @Test func labelsKeepTheirMarksBesideAWideTitle() throws {
    let titles = (0..<8).map { "Number \($0) in the row" }
    let probe = SheetProbe(share: titles, action: [], width: 80, height: 12)
    probe.press(.character("l"), .character("G"))
    try TextSnapshot.compare(
      Array(probe.lines[4...5]),
      with: """
        |<                                                                             |
        |1 Number 2 ~ 2 Number 3 ~ 3 Number 4 ~ 4 Number 5 ~ 5 Number 6 ~ 6 Number 7 ~ |
        """)
  }

  @Test func list() throws {
    try TextSnapshot.compare(
      SheetProbe(width: 30, height: 8, theme: SheetHarness.unicode).lines,
      with: """
        Hello
        1 Mail
        2 Message
        3 AirDrop
        4 Mastodon
        5 Bluesky
        6 Telegram                   ▼
        ←→↑↓ choose   esc cancel
        """)
  }

  @Test func listWithTheFilterOpen() throws {
    let probe = SheetProbe(width: 30, height: 8)
    probe.type("/m")
    try TextSnapshot.compare(
      probe.lines,
      with: """
        Hello
          Mail
          Message
          Mastodon
          Telegram


        / m
        """)
  }

  @Test func tooSmall() throws {
    try TextSnapshot.compare(SheetProbe(width: 19, height: 5).lines, with: "Too small; esc")
    try TextSnapshot.compare(
      SheetProbe(width: 30, height: 5).lines, with: "Window too small; esc")
  }

  @Test func noMatchAndNothingToOffer() throws {
    let probe = SheetProbe(width: 60, height: 12)
    probe.type("/zz")
    try TextSnapshot.compare(
      Array(probe.lines[3...10]),
      with: """
        +- Share --------------------------------------------------+
        |     no match                                             |
        |                                                          |
        +- Action -------------------------------------------------+
        |     no match                                             |
        |                                                          |
        +----------------------------------------------------------+
        | / zz  nothing matches; esc shows all                     |
        """)
    let empty = SheetProbe(
      share: [], action: [], header: SheetHeader(items: []), width: 60, height: 12)
    try TextSnapshot.compare(
      Array(empty.lines[1...7]),
      with: """
        |         Nothing to share                                 |
        |                                                          |
        +- Share --------------------------------------------------+
        |     nothing here for these items                         |
        |                                                          |
        +- Action -------------------------------------------------+
        |     nothing here for these items                         |
        """)
    let list = SheetProbe(
      share: [], action: [], header: SheetHeader(items: []), width: 30, height: 6)
    try TextSnapshot.compare(
      Array(list.lines[0...1]),
      with: """
        Nothing to share
         Nothing can act on this
        """)
  }

  @Test func strangeNamesStayInTheirPlaces() throws {
    let probe = SheetProbe(
      share: Self.strange, action: [], header: Self.strangeHeader, theme: SheetHarness.unicode)
    try TextSnapshot.compare(
      [probe.lines[2], probe.lines[11]],
      with: """
        │         日本␛[2J.txt␤                                             and 2 more │
        │1 日本語の…   2 égalité    3 �gpj.exe  4 a␛]52;c;x␇                           │
        """)
  }

  @Test func noticeOfWork() throws {
    let probe = SheetProbe(width: 40, height: 12)
    probe.view.working = "Mail\u{1B}"
    try TextSnapshot.compare(
      Array(probe.lines[4...7]),
      with: """
        |        +--------------------+       >|
        |        |  Mail␛ is working  |        |
        +- Action|   esc goes back    |--------+
        |        +--------------------+       >|
        """)
  }
}
