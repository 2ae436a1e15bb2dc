import Foundation
import IconResources
import SheetCells
import SheetImaging
import SymbolResources
import Testing

@testable import SheetGraphics

@Suite("Symbols")
struct SymbolTests {
  @Test("At least 150 names lead to at least 60 drawings, and each drawing is there")
  func table() throws {
    #expect(SymbolName.drawings.count >= 150)
    let drawings = Set(SymbolName.drawings.values)
    #expect(drawings.count >= 60)
    for drawing in drawings.sorted() {
      let file =
        SymbolResource.png(named: drawing) ?? IconResource.png(named: drawing, points: 60)
      #expect(file != nil, "\(drawing)")
    }
  }

  @Test("No name stands twice, and every drawing of the set has a name")
  func tidy() {
    let words = SymbolTable.lines.split(separator: "\n").flatMap {
      $0.split(separator: " ").dropFirst()
    }
    #expect(
      words.count == Set(words).count,
      "\(Dictionary(grouping: words) { $0 }.filter { $1.count > 1 }.keys)")
    #expect(words.allSatisfy { SymbolName(String($0)) != nil })
    #expect(Set(SymbolResource.names).subtracting(SymbolName.drawings.values) == [])
    #expect(SymbolResource.names.count == Set(SymbolResource.names).count)
  }

  @Test(
    "Names lead to what they mean",
    arguments: [
      ("square.and.arrow.up", "share"), ("doc.on.doc", "copyToPasteboard"), ("link", "link"),
      ("safari", "safari"), ("trash", "trash"), ("bookmark.fill", "bookmark"),
      ("printer.fill", "print"), ("paperplane", "Telegram"), ("qrcode", "QRCode"),
      ("person.crop.circle.badge.plus", "person-add"), ("photo.on.rectangle", "photos"),
      ("textformat", "text"), ("hand.thumbsup.fill", "thumb-up"),
    ])
  func meaning(name: String, drawing: String) {
    #expect(SymbolName(name)?.drawing == drawing)
  }

  @Test(
    "A variant without a drawing of its own gets the one without it",
    arguments: [
      ("trash.slash.circle.fill", "trash"), ("bell.badge.fill", "bell"),
      ("folder.badge.plus", "folder"), ("heart.square", "heart"), ("eye.slash.fill", "eye-slash"),
      ("cloud.sun.bolt", "cloud"), ("arrow.down.circle.fill", "down-circle"),
    ])
  func variants(name: String, drawing: String) {
    #expect(SymbolName(name)?.drawing == drawing)
  }

  @Test("An unknown name gets a ring, a square or the placeholder")
  func unknown() {
    #expect(SymbolName("37.circle.fill")?.drawing == "circle")
    #expect(SymbolName("q.square")?.drawing == "square")
    #expect(SymbolName("flying.pig")?.drawing == "placeholder")
    #expect(UIImage(systemName: "flying.pig")?.isSymbolImage == true)
  }

  @Test(
    "What is not formed like a name is nil",
    arguments: [
      "", ".", "a.", ".fill", "a..b", "Trash", "square_and_arrow", "a b", "../trash", "hé", "a\0",
      "trash/", String(repeating: "a", count: 201),
    ])
  func malformed(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test("A symbol is black, a square of 20 points, and a template's shape")
  func plain() throws {
    let image = try #require(UIImage(systemName: "trash"))
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(image.bitmap.width == 60)
    #expect(image.renderingMode == .automatic)
    let inked = stride(from: 0, to: image.bitmap.pixels.count, by: 4).filter {
      image.bitmap.pixels[$0 + 3] == 255
    }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { image.bitmap.pixels[$0..<$0 + 3] == [0, 0, 0] })
  }

  @Test("Point size, scale and text size decide the size in points")
  func configured() throws {
    func side(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
      try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.width
    }
    #expect(try side(.init(pointSize: 50)) == 60)
    #expect(try side(.init(pointSize: 50, weight: .bold)) == 60)
    #expect(try side(.init(pointSize: 50, weight: .regular, scale: .large)) == 75)
    #expect(try side(.init(pointSize: 50, weight: .regular, scale: .small)) == 48)
    #expect(try side(.init(weight: .heavy)) == 20)
    #expect(try side(.init(pointSize: .nan)) == 20)
    #expect(try side(.init(pointSize: -1)) == 20)
    #expect(try side(.init(pointSize: .infinity)) == 20)
    let both = UIImage.SymbolConfiguration(pointSize: 50).applying(
      UIImage.SymbolConfiguration(scale: .large))
    #expect(try side(both) == 75)
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100)).size.width == 120)
    #expect(image.applyingSymbolConfiguration(.init(scale: .large))?.size.width.rounded() == 26)
    #expect(UIImage(bitmap: .empty).applyingSymbolConfiguration(.init(scale: .large)) == nil)
  }

  @Test("A tint replaces the colours, another one replaces the first")
  func tint() throws {
    let pixels: [UInt8] = [9, 8, 7, 255, 1, 2, 3, 128, 5, 5, 5, 0]
    let image = UIImage(bitmap: Bitmap(width: 3, height: 1, pixels: pixels))
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let red = image.withTintColor(half, renderingMode: .alwaysOriginal)
    #expect(red.bitmap.pixels == [255, 0, 0, 128, 255, 0, 0, 64, 255, 0, 0, 0])
    #expect(red.renderingMode == .alwaysOriginal)
    #expect(
      red.withTintColor(.blue).bitmap.pixels == [0, 0, 255, 255, 0, 0, 255, 128, 0, 0, 255, 0])
    #expect(image.bitmap.pixels == pixels)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }
}
