import HelperProtocol
import SheetPrograms
import SheetTestSupport
import Testing

/// Text for pictures by the real typesetter: what it takes, and what it refuses.
@Suite struct TextTests {
  private func text(_ words: String) -> TextDescription {
    var paragraph = TextDescription.Paragraph()
    paragraph.runs = [TextDescription.Run(words)]
    var text = TextDescription()
    text.paragraphs = [paragraph]
    return text
  }

  private func measures(_ text: TextDescription) throws -> TextMeasures? {
    TextMeasures(try realHelper().words(of: .measure, .bytes(text.bytes)))
  }

  @Test func aTextIsMeasuredAndDrawn() throws {
    let text = text("Grüße 日本")
    let measures = try #require(try measures(text))
    #expect(measures.width > 40 && measures.height > 12)
    #expect(measures.baseline > 8 && measures.baseline < measures.height)
    let answer = try realHelper().answer(to: .text(width: 100, height: 30), .bytes(text.bytes))
    guard case .picture(let picture) = answer else {
      Issue.record("no picture")
      return
    }
    #expect(picture.width == 100 && picture.height == 30 && picture.hasAlpha)
    #expect(picture.pixels.contains(255))
  }

  @Test func whatIsNoDescriptionIsRefused() throws {
    let good = text("x").bytes
    let bad: [[UInt8]] = [
      [], Array("x".utf8), good.dropLast(), good + [0x30, 0], Array(good.dropFirst(4)),
    ]
    for bytes in bad {
      #expect(throws: HelperError.refused(.badRequest, words: "", width: 0, height: 0)) {
        _ = try realHelper().words(of: .measure, .bytes(bytes))
      }
    }
    #expect(throws: HelperError.refused(.badRequest, words: "", width: 0, height: 0)) {
      _ = try realHelper().words(
        of: .measure, .bytes(Array(repeating: 0x31, count: TextDescription.mostBytes + 1)))
    }
  }

  @Test func aTextHasSoManyBytesAndNoMore() throws {
    let most = String(repeating: "ab ", count: TextDescription.mostText / 3)
    #expect(try measures(text(most)) != nil)
    #expect(throws: HelperError.refused(.tooLong, words: "", width: 0, height: 0)) {
      _ = try measures(text(most + "abc"))
    }
  }

  @Test func endlessAccentsAndAFlatMatrixAreDrawn() throws {
    var odd = text("e" + String(repeating: "\u{301}", count: 20_000))
    odd.matrix = [0, 0, 0, 0, 5, 5]
    let answer = try realHelper().answer(to: .text(width: 10, height: 10), .bytes(odd.bytes))
    guard case .picture(let picture) = answer else {
      Issue.record("no picture")
      return
    }
    #expect(picture.pixels.allSatisfy { $0 == 0 })
    odd.matrix = [1e6, 0, 0, 1e6, -1e6, -1e6]
    _ = try realHelper().answer(to: .text(width: 10, height: 10), .bytes(odd.bytes))
  }
}
