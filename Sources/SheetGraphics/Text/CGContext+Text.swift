import Foundation
import HelperProtocol
import SheetImaging

/// A text in the room that it may take.
struct PlacedText {
  private var text: TextDescription
  private let shadow: NSShadow?
  private let attachments: [NSTextAttachment]
  /// Where it is drawn, from its upper left corner.
  private var box: CGRect

  /// A text that begins at a point and ends where it ends.
  init(_ text: NSAttributedString, at point: CGPoint) {
    self.init(text)
    let measures = Typesetter.measures(self.text)
    box = CGRect(x: point.x, y: point.y, width: measures.width, height: measures.height)
  }

  /// A text of one line whose letters stand at the height of a point.
  init(_ text: NSAttributedString, standingAt point: CGPoint) {
    self.init(text, at: point)
    box.origin.y -= Typesetter.measures(self.text).baseline
  }

  /// A text within a rectangle; lines that do not fit are left out.
  init(_ text: NSAttributedString, in rect: CGRect, isCutVisibly: Bool = false) {
    self.init(text)
    box = rect.standardized
    (self.text.width, self.text.height) = (box.width.bounded, box.height.bounded)
    self.text.isCutVisibly = isCutVisibly
  }

  private init(_ text: NSAttributedString) {
    self.text = TextDescription(text)
    shadow =
      text.length > 0 ? text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
    attachments = text.attachments
    box = .zero
  }

  /// Draws it with its shadow.
  func draw(on context: CGContext) {
    guard !text.isEmpty, box.origin.isFinite, box.width > 0, box.height > 0 else { return }
    if let shadow {
      let color = shadow.shadowColor as? UIColor ?? UIColor(white: 0, alpha: 1.0 / 3)
      var place = box
      place.origin.x += shadow.shadowOffset.width
      place.origin.y += shadow.shadowOffset.height
      if place.origin.isFinite { context.draw(text.tinted(color), in: place) }
    }
    context.draw(text, in: box)
    drawAttachments()
  }

  private func drawAttachments() {
    guard !attachments.isEmpty else { return }
    for room in Typesetter.measures(text).rooms where attachments.indices.contains(room.number) {
      let attachment = attachments[room.number]
      let origin = CGPoint(x: box.minX + CGFloat(room.x), y: box.minY + CGFloat(room.y))
      attachment.image?.draw(in: CGRect(origin: origin, size: attachment.room.size))
    }
  }
}

extension CGFloat {
  /// A length that the typesetter takes; 0 for one that has no end.
  var bounded: Double { self > 0 && self < 100_000 ? Double(self) : 0 }
}

extension CGContext {
  /// Draws a text whose upper left corner is that of a rectangle. Its pixels are those of this context, so that
  /// letters are sharp whatever the transform is.
  fileprivate func draw(_ text: TextDescription, in box: CGRect) {
    if let recorder { return recorder.draw(text, at: box.origin, state) }
    // Letters may reach beyond their lines.
    let reach = -text.largestFont
    let pixels = box.insetBy(dx: reach, dy: reach).applying(state.transform)
    for tile in tiles(of: pixels) {
      let transform = CGAffineTransform(translationX: box.minX, y: box.minY)
        .concatenating(state.transform)
        .concatenating(CGAffineTransform(translationX: -tile.minX, y: -tile.minY))
      guard let parts = transform.parts else { return }
      var text = text
      text.matrix = parts
      guard
        let bitmap = Typesetter.bitmap(text, width: Int(tile.width), height: Int(tile.height))
      else { return }
      composite(bitmap, left: Int(tile.minX), top: Int(tile.minY))
    }
  }

  /// The part of a rectangle of pixels where drawing has an effect, in pieces that can be asked for.
  private func tiles(of box: CGRect) -> [CGRect] {
    var part = CGRect(x: 0, y: 0, width: width, height: height)
    if let clip = state.clip {
      part = part.intersection(
        CGRect(x: clip.left, y: clip.top, width: clip.width, height: clip.height))
    }
    part = part.intersection(box)
    guard !part.isNull, part.width > 0, part.height > 0 else { return [] }
    part = part.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    let side = CGFloat(HelperLimits.answerSide)
    return stride(from: part.minY, to: part.maxY, by: side).flatMap { y in
      stride(from: part.minX, to: part.maxX, by: side).map { x in
        CGRect(x: x, y: y, width: min(side, part.maxX - x), height: min(side, part.maxY - y))
      }
    }
  }
}
