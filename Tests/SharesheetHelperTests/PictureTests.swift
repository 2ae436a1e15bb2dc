import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetImaging

/// The real helper with good pictures.
@Suite struct PictureTests {
  let helper: HelperProgram

  init() throws {
    helper = try realHelper()
  }

  @Test(arguments: SamplePicture.allCases)
  func everyFormatIsDecoded(sample: SamplePicture) throws {
    let picture = try helper.picture(sample.bytes)
    #expect(picture.originalWidth == 32 && picture.originalHeight == 16)
    #expect(picture.bitmap.width == 32 && picture.bitmap.height == 16)
    let (left, right) = (picture.bitmap.pixel(4, 8), picture.bitmap.pixel(27, 3))
    #expect(isNear(left, [200, 40, 40, 255]), "\(left)")
    #expect(isNear(right, [40, 60, 200, 255]), "\(right)")
  }

  @Test(arguments: SamplePicture.allCases)
  func everyFormatIsMadeSmallerAndKeepsItsShape(sample: SamplePicture) throws {
    let picture = try helper.picture(sample.bytes, side: 8)
    #expect(picture.originalWidth == 32 && picture.originalHeight == 16)
    #expect(picture.bitmap.width == 8 && picture.bitmap.height == 4)
    #expect(isNear(picture.bitmap.pixel(1, 1), [200, 40, 40, 255]))
    #expect(isNear(picture.bitmap.pixel(6, 2), [40, 60, 200, 255]))
  }

  /// An EXIF block with the orientation 6: the picture is to be turned to the right by a quarter.
  @Test func aPhotographStandsUpright() throws {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let tiff: [UInt8] = Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let block: [UInt8] = Array("Exif\0\0".utf8) + tiff
    var bytes = SamplePicture.jpeg.bytes
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block, at: 2)
    let picture = try helper.picture(bytes)
    #expect(picture.originalWidth == 16 && picture.originalHeight == 32)
    #expect(picture.bitmap.width == 16 && picture.bitmap.height == 32)
    #expect(isNear(picture.bitmap.pixel(8, 4), [200, 40, 40, 255]))
    #expect(isNear(picture.bitmap.pixel(8, 27), [40, 60, 200, 255]))
  }

  @Test func theFileIsReadByItsDescriptorWhateverItsName() throws {
    let scratch = try ScratchDirectory()
    let name = scratch.path + "/-\n\u{1b}[31m$(x).jpg"
    try Data(SamplePicture.jpeg.bytes).write(to: URL(fileURLWithPath: name))
    let file = try PictureLoader.open(FilePath(name))
    let picture = try PictureLoader.read(file, fitting: 64, by: 64, helper: helper)
    #expect(picture.bitmap.width == 32)
  }

  @Test func aPictureOfUIKitsNameIsDecodedWhenItIsMade() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write(SamplePicture.webp.bytes, to: "half@2x.webp")
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.scale == 2 && image.size == CGSize(width: 16, height: 8))
    #expect(try PNGDecoder.decode(#require(image.pngData())) == image.bitmap)
    #expect(UIImage(data: Data(HostilePicture.hugeJPEG.bytes)) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
  }

  @Test func itTellsItsVersionAndLoaders() throws {
    let lines = try helper.description().split(separator: "\n")
    #expect(lines.first == "version 0.1.0")
    #expect(lines.last == "reads JPEG, GIF, WebP, HEIC, AVIF, TIFF, BMP, SVG")
  }

  @Test func aMissingLoaderIsNamed() throws {
    let scratch = try ScratchDirectory()
    let cache = try scratch.write("", to: "loaders.cache")
    let bare = HelperProgram(path: helper.path, environment: ["GDK_PIXBUF_MODULE_FILE": cache])
    #expect(bare.refusal(SamplePicture.heic.bytes) == .noLoader(format: "HEIC"))
    #expect(bare.refusal(SamplePicture.jpeg.bytes) == nil)
    let lines = try bare.description().split(separator: "\n")
    #expect(lines.last?.hasPrefix("has no loader for GIF, WebP, HEIC") == true, "\(lines)")
    let words = ImageError.noLoader(format: "HEIC").message
    #expect(words.hasSuffix("Install the package heif-gdk-pixbuf."))
  }
}
