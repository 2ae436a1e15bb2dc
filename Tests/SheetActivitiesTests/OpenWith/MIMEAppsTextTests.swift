import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Changing a `mimeapps.list`: everything else stays byte for byte.
@Suite struct MIMEAppsTextTests {
  private func changed(_ text: String, _ id: String = "new.desktop", _ type: String = "a/b")
    -> String
  {
    var list = MIMEAppsText(Array(text.utf8)) { $0 == "a/alias" ? "a/b" : $0 }
    list.setDefault(id, for: type)
    return String(decoding: list.bytes, as: UTF8.self)
  }

  @Test func anEmptyFileGetsBothGroups() {
    let text =
      "[Default Applications]\na/b=new.desktop;\n\n[Added Associations]\na/b=new.desktop;\n"
    #expect(changed("") == text)
    #expect(changed(text) == text, "the second time changes nothing")
  }

  @Test func whatWasTheDefaultStaysBehind() {
    let text = """
      # mine
      [Added Associations]
        a/c = x.desktop
      a/b = old.desktop ; new.desktop ;

      [Default Applications]
      a/b=old.desktop
      Müll ohne Sinn
      [X-Other]
      a/b=keep.desktop
      """
    #expect(
      changed(text) == """
        # mine
        [Added Associations]
          a/c = x.desktop
        a/b =new.desktop;old.desktop ; new.desktop ;

        [Default Applications]
        a/b=new.desktop;old.desktop;
        Müll ohne Sinn
        [X-Other]
        a/b=keep.desktop
        """)
  }

  @Test func aRemovalIsTakenBack() {
    let text = "[Removed Associations]\na/b=new.desktop;\na/c=new.desktop;\n"
    #expect(changed(text).hasPrefix("[Removed Associations]\na/c=new.desktop;\n\n[Default"))
    let other = "[Removed Associations]\na/alias=x.desktop;new.desktop;\n"
    #expect(changed(other).hasPrefix("[Removed Associations]\na/alias=x.desktop;\n\n[Default"))
  }

  @Test func linesGoBehindTheLastOfTheirGroup() {
    let text = "[Default Applications]\r\na/c=x.desktop\r\n\r\n[Added Associations]\r\na/c=x"
    #expect(
      changed(text)
        == "[Default Applications]\r\na/c=x.desktop\r\na/b=new.desktop;\r\n\r\n"
        + "[Added Associations]\r\na/c=x\r\na/b=new.desktop;\r\n")
  }

  @Test func oddIDsSurvive() {
    let id = "a; \\b\t.desktop"
    let list = MIMEApps(Array(changed("", id).utf8)) { $0 }
    #expect(list.defaults["a/b"] == [id])
    #expect(list.added["a/b"] == [id])
  }

  /// Random lines: after the change the application is the default, no other type's entry differs, and
  /// every line that is not of this type is still there.
  @Test func anyFileCanBeChanged() {
    var random = SeededGenerator(seed: 4)
    let parts = [
      "[Default Applications]", "[Added Associations]", "[Removed Associations]", "[", "]", "=",
      "a/b", "a/alias", "a/c", "new.desktop", "x.desktop", ";", "\\", "\n", "\r\n", "\n", " ", "#",
      "ü",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0..<40, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let result = changed(text)
      let canonical = { (type: String) in type == "a/alias" ? "a/b" : type }
      let (old, new) = (
        MIMEApps(Array(text.utf8), canonical: canonical),
        MIMEApps(Array(result.utf8), canonical: canonical)
      )
      #expect(new.defaults["a/b"]?.first == "new.desktop", "\(text.debugDescription)")
      #expect(new.removed["a/b"]?.contains("new.desktop") != true, "\(text.debugDescription)")
      for type in ["a/c", "", "ü"] {
        #expect(old.defaults[type] == new.defaults[type])
        #expect(old.added[type] == new.added[type])
        #expect(old.removed[type] == new.removed[type])
      }
      #expect(changed(result) == result)
    }
  }
}
