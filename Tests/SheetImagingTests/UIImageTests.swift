import Foundation
import SheetTestSupport
import Testing

@testable import SheetImaging

@Suite("UIImage")
struct UIImageTests {
  @Test("pngData gives a file with the same pixels")
  func roundTrip() throws {
    let pixels = (0..<24 * 4).map { UInt8($0 * 37 % 251) }
    let image = UIImage(bitmap: Bitmap(width: 6, height: 4, pixels: pixels))
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data))
    #expect(again.bitmap.width == 6)
    #expect(again.bitmap.pixels.count == pixels.count)
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      #expect(again.bitmap.pixels[start..<start + 4] == pixels[start..<start + 4])
    }
  }

  @Test("pixels that do not compress fit as well")
  func incompressible() throws {
    var generator = SystemRandomNumberGenerator()
    let pixels = (0..<200 * 150 * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let image = UIImage(bitmap: Bitmap(width: 200, height: 150, pixels: pixels))
    let data = try #require(image.pngData())
    #expect(try PNGDecoder.decode(data).width == 200)
  }

  @Test("size is in points, pixels divided by the scale")
  func size() throws {
    let data = try #require(UIImage(bitmap: Bitmap(width: 120, height: 60)).pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 120, height: 60))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 60, height: 30))
    #expect(UIImage(data: data, scale: 0)?.scale == 1)
    #expect(UIImage(data: data, scale: .nan)?.scale == 1)
  }

  /// Nobody writes into the pipe: it must not be waited for. The file claims a terabyte.
  @Test("a pipe, a device and an endless file are nil at once")
  func pipe() throws {
    let scratch = try ScratchDirectory()
    try #require(mkfifo(scratch.path("pipe.png"), 0o600) == 0)
    let huge = try scratch.write("x", to: "huge.png")
    try #require(truncate(huge, 1 << 40) == 0)
    for path in [scratch.path("pipe.png"), "/dev/zero", scratch.path, huge] {
      let ended = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        if UIImage(contentsOfFile: path) == nil { ended.signal() }
      }
      #expect(ended.wait(timeout: .now() + 10) == .success, "\(path)")
    }
  }

  @Test("a file's name gives the scale; no file is nil")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("icon@3x.png").path
    let data = try #require(UIImage(bitmap: Bitmap(width: 9, height: 9)).pngData())
    try data.write(to: URL(fileURLWithPath: path))
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 3, height: 3))
    #expect(UIImage(contentsOfFile: path + ".missing") == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test("a damaged body behind a good header is clear and says why")
  func damagedBody() throws {
    let data = try #require(UIImage(bitmap: Bitmap(width: 9, height: 7)).pngData())
    let image = try #require(UIImage(data: data.prefix(40)))
    #expect(image.size == CGSize(width: 9, height: 7))
    #expect(throws: ImageError.damaged) { try image.decoded() }
    #expect(image.bitmap == Bitmap(width: 9, height: 7))
    #expect(image.pngData() == nil)
  }

  @Test("a bitmap's values always fit together")
  func bitmap() {
    #expect(Bitmap(width: 2, height: 1, pixels: [1, 2, 3]).pixels == [1, 2, 3, 0, 0, 0, 0, 0])
    #expect(Bitmap(width: 1, height: 1, pixels: Array(0..<9)).pixels == [0, 1, 2, 3])
    #expect(Bitmap(width: -1, height: 5).isEmpty)
    #expect(Bitmap(width: .max, height: .max).isEmpty)
    #expect(!Bitmap.empty.isOpaque)
  }
}
