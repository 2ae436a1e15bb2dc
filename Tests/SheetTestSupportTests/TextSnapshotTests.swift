import SheetTestSupport
import Testing

@Suite struct TextSnapshotTests {
  @Test func blanksAtTheEndsDoNotCount() throws {
    try TextSnapshot.compare(["a  ", " b", "", ""], with: "a\n b")
  }

  @Test func theFailureShowsBothScreensAndWhatDiffers() throws {
    let error = #expect(throws: TestSupportError.self) {
      try TextSnapshot.compare(["same", "new", "more"], with: "same\nold")
    }
    let message = String(describing: error)
    #expect(message.contains("Expected:\n|same|\n|old|\nActual:\n|same|\n|new|\n|more|"))
    #expect(message.contains("1 - |old|\n1 + |new|\n2 + |more|"))
    #expect(!message.contains("0 - |same|"))
  }
}
