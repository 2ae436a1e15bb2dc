import SheetTestSupport
import Testing

/// Which activities a sheet offers.
@Suite struct OfferingTests {
  @Test(arguments: LanguageMode.allCases)
  func anActivityWithoutIdentifierIsShownByItsClass(mode: LanguageMode) throws {
    let app = try App("nameless", mode)
    try app.terminal.wait(for: "NamelessA…")
    try app.choose("Nameless")
    #expect(
      try app.finish() == [
        "nameless performs", "completion nil true items 0 error none main true gone true",
      ])
  }

  /// A custom activity under a built-in identifier stands beside the built-in one.
  @Test(arguments: LanguageMode.allCases)
  func aBorrowedIdentifierIsNoDuplicate(mode: LanguageMode) throws {
    let app = try App("copycat", mode)
    try app.choose("Copy as")
    #expect(
      try app.finish() == [
        "copycat",
        "completion com.apple.UIKit.activity.CopyToPasteboard true items 0 error none main true gone true",
      ])
  }

  /// The popover's fields are set before and after `present`; custom types are excluded, too.
  @Test(arguments: LanguageMode.allCases)
  func excludedTypesAreNotOffered(mode: LanguageMode) throws {
    let app = try App("share", mode)
    try app.terminal.press(.text("/excl"))
    try app.terminal.wait(for: "nothing matches")
    try app.showAll()
    try app.choose("Receive")
    #expect(
      try app.finishOverController() == [
        "presented", "asked [\"String Hello\"]", "received [\"String Hello\"]",
        "completion com.example.receiver true 0 nil main true",
      ])
  }
}
