import Foundation
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetImaging

/// The real helper with pictures that would take all memory and time, or read other files.
@Suite struct HostilePictureTests {
  let helper: HelperProgram

  init() throws {
    helper = try realHelper()
  }

  @Test(arguments: HostilePicture.allCases)
  func itIsRefusedInTime(picture: HostilePicture) throws {
    let start = ContinuousClock.now
    let refusal = helper.refusal(picture.bytes)
    #expect(ContinuousClock.now - start < .seconds(8))
    switch picture {
    case .hugeGIF: #expect(refusal == .tooLarge(width: 65_535, height: 65_535))
    case .hugeWebP: #expect(refusal == .tooLarge(width: 16_383, height: 16_383))
    case .hugeJPEG, .hugeBMP, .hugeTIFF, .hugeHEIC, .hugeAVIF, .hugeSVG:
      #expect(refusal == .tooLarge(width: 30_000, height: 30_000))
    case .nestedUse, .hugeFrame: #expect(refusal == .exhausting)
    case .entityBomb, .deepSVG, .externalEntity: #expect(refusal == .damaged)
    }
  }

  @Test(arguments: SamplePicture.allCases)
  func aFileThatIsCutOffIsRefused(sample: SamplePicture) throws {
    let bytes = sample.bytes
    for part in [1, 4, 8, 9] {
      let cut = Array(bytes.prefix(bytes.count * part / 10))
      let refusal = helper.refusal(cut)
      #expect(refusal == .damaged || refusal == .unknownFormat, "\(part) tenths: \(refusal as Any)")
    }
    #expect(helper.refusal([]) == .unknownFormat)
  }

  /// Bytes that were changed here and there end in a picture or a refusal, never in a broken answer.
  @Test(arguments: SamplePicture.allCases)
  func noiseIsSurvived(sample: SamplePicture) throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<10 {
      var bytes = sample.bytes
      for _ in 0..<3 {
        let index = Int.random(in: 12..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      #expect(helper.refusal(bytes) != .helperFailed, "\(Data(bytes).base64EncodedString())")
    }
  }

  /// What a drawing names stays unread: a red PNG file that is there, and a web server that would tell.
  @Test func aDrawingGetsNoOtherFile() throws {
    let scratch = try ScratchDirectory()
    let red = Bitmap(
      width: 8, height: 8, pixels: Array([255, 0, 0, 255].joinedRepeating(64)))
    let png = try #require(UIImage(bitmap: red).pngData())
    let path = try scratch.write(png, to: "red.png")
    let server = try LocalHTTPServer { _ in HTTPResponse() }
    let names = ["file://\(path)", path, "\(server.address)/red.png"]
    let images = names.map { "<image width=\"100\" height=\"100\" xlink:href=\"\($0)\"/>" }
    let include = "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"\(path)\"/>"
    let picture = try helper.picture(HostilePicture.svg(images.joined() + include), side: 100)
    #expect(picture.bitmap.pixels.allSatisfy { $0 == 0 })
    #expect(server.requests.isEmpty)
    // The same picture inside the drawing is drawn: it is the reference that is refused.
    let inner = "data:image/png;base64,\(png.base64EncodedString())"
    let whole = "<image width=\"100\" height=\"100\" xlink:href=\"\(inner)\"/>"
    #expect(try helper.picture(HostilePicture.svg(whole)).bitmap.pixel(30, 30) == [255, 0, 0, 255])
  }
}

extension [UInt8] {
  fileprivate func joinedRepeating(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in self }
  }
}
