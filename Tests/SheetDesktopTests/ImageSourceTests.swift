import Foundation
import SheetActivities
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetDesktop

/// Pictures in files by ImageIO's names, and assets.
@Suite struct ImageSourceTests {
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  private var png: Data {
    get throws { try #require(UIImage(bitmap: Bitmap(width: 300, height: 100)).pngData()) }
  }

  @Test func aSmallPictureKeepsItsProportions() throws {
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: 60,
      ] as CFDictionary
    let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 60 && small.height == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 300)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source).map { $0 as String } == "public.png")
    let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(found?["PixelWidth"] as? Int == 300 && found?["PixelHeight"] as? Int == 100)
    for odd in [-1, 0, Double.nan, 1e300] {
      let options = [kCGImageSourceThumbnailMaxPixelSize: odd] as CFDictionary
      #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 300)
    }
  }

  @Test func whatIsNoPictureHasNone() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none.png") as CFURL, nil) == nil)
  }

  @Test func assetsAreTheFilesInThePersonsFolders() throws {
    let settings = ActivitySettings(
      environment: scratch.environment(), workingDirectory: scratch.path)
    let path = try scratch.write("", to: "home/Pictures/Grüße.png")
    try png.write(to: URL(fileURLWithPath: path))
    _ = try scratch.write("text", to: "home/Pictures/notes.txt")
    let other = try scratch.write("text", to: "elsewhere.png")
    let all = PHAsset.found(nil, nil, settings)
    #expect(all.count == 1 && all.firstObject?.localIdentifier == path)
    #expect(PHAsset.found(.video, nil, settings).count == 0)
    let asset = try #require(PHAsset.named([path, other, "/none"], nil, settings).firstObject)
    #expect(asset.mediaType == .image && asset.pixelWidth == 300 && asset.creationDate != nil)
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var sizes: [CGSize?] = []
    for target in [CGSize(width: 30, height: 30), PHImageManagerMaximumSize] {
      PHImageManager.default().requestImage(
        for: asset, targetSize: target, contentMode: .aspectFit, options: options
      ) { image, _ in sizes.append(image?.size) }
    }
    #expect(sizes == [CGSize(width: 30, height: 10), CGSize(width: 300, height: 100)])
  }
}
