import Foundation
import HelperProtocol
import SheetImaging
import SheetPresentation
import SheetPrograms
import Testing

@testable import SheetGraphics

/// Pictures in texts, by the real typesetter.
@Suite(.enabled(if: HelperProgram.installed != nil)) struct AttachmentTests {
  private static let red = UIImage(bitmap: Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]))

  private func text(_ bounds: CGRect, _ words: String = "ab") -> NSMutableAttributedString {
    let attachment = NSTextAttachment(image: Self.red)
    attachment.bounds = bounds
    let text = NSMutableAttributedString(string: words)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: words))
    return text
  }

  /// Where a drawn picture of one pixel a point is red.
  private func redBox(_ draw: () -> Void) -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format)
      .image { _ in draw() }.bitmap
    let places = (0..<200 * 100).filter {
      bitmap.pixels[$0 * 4] > 200 && bitmap.pixels[$0 * 4 + 3] > 200
    }
    return CGRect(
      around: places.flatMap { index in
        [0, 1].map { CGPoint(x: index % 200 + $0, y: index / 200 + $0) }
      })
  }

  @Test func aPictureHasItsRoomInTheLine() {
    let plain = NSAttributedString(string: "abab").size()
    let wide = text(CGRect(x: 0, y: -2, width: 30, height: 20)).size()
    #expect(abs(wide.width - plain.width - 30) < 2, "\(wide) \(plain)")
    #expect(wide.height > plain.height)
    let half = NSAttributedString(string: "ab").size().width
    let box = redBox {
      text(CGRect(x: 0, y: -2, width: 30, height: 20)).draw(at: CGPoint(x: 10, y: 10))
    }
    #expect(abs(box.minX - 10 - half) <= 1.5 && abs(box.width - 30) <= 1.5, "\(box) \(half)")
    #expect(abs(box.height - 20) <= 1.5 && box.minY >= 9, "\(box)")
  }

  @Test func linesAndParagraphsCount() {
    let text = text(CGRect(x: 0, y: 0, width: 10, height: 10), "one two\nthree ")
    text.append(self.text(CGRect(x: 0, y: 0, width: 12, height: 10), "\n"))
    let rooms = Typesetter.measures(TextDescription(text)).rooms
    #expect(rooms.map(\.number) == [0, 1])
    #expect(rooms[0].x > 20 && rooms[1].x < 5 && rooms[1].y > rooms[0].y + 10, "\(rooms)")
    // Those that do not fit are not drawn.
    #expect(redBox { text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 10)) }.isNull)
  }

  @Test func strangeSizesAreNoRooms() {
    for bounds in [
      CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), CGRect(x: 0, y: 0, width: -5, height: 0),
      CGRect(x: 0, y: -1e9, width: 1, height: 1e9),
    ] {
      let box = redBox { text(bounds).draw(at: .zero) }
      #expect(box.isNull || box.width <= 5, "\(bounds) \(box)")
    }
  }

  @Test func wordsStandInCells() {
    let text = text(.zero)
    #expect(text.wordsForCells == "ab[image]ab")
    text.attachments.first?.accessibilityLabel = "a heart"
    #expect(text.wordsForCells == "ab[a heart]ab")
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 5)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
  }
}
