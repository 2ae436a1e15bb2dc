import Foundation
import IconResources
import SheetCells
import SheetImaging

/// Times of the icon renderer alone, in this process, each the least of many: no start-up, no decoding
/// and no screen counts. One line each: a name and milliseconds.
enum ArtBench {
  static func run() {
    let small = ring(width: 60, height: 60)
    let large = ring(width: 4000, height: 3000)
    for kind in [ArtKind.ascii, .blocks] {
      report("sheet-60-\(kind)", 200) { draw(small, 12, 6, kind, .off) }
      report("sheet-60-fit-\(kind)", 50) { draw(small, 12, 6, kind, .full) }
      report("sheet-large-\(kind)", 3) { draw(large, 80, 40, kind, .quick) }
    }
    let icons = twelve
    report("sheet-twelve", 50) { for icon in icons { draw(icon, 12, 6, .blocks, .quick) } }
    report("sheet-twelve-ascii", 20) { for icon in icons { draw(icon, 12, 6, .ascii, .quick) } }
  }

  private static func draw(
    _ bitmap: Bitmap, _ width: Int, _ height: Int, _ kind: ArtKind, _ fit: GridFit
  ) {
    let options = ArtOptions(kind: kind, depth: .monochrome, fit: fit)
    _ = IconArt.render(bitmap, size: CellSize(width: width, height: height), options: options)
  }

  private static func report(_ name: String, _ times: Int, _ work: () -> Void) {
    let clock = ContinuousClock()
    let least = (0..<times).map { _ in clock.measure(work) }.min() ?? .zero
    print(name, least / .milliseconds(1))
  }

  /// White rings, soft at their edges: the picture that artbench.c draws as well.
  private static func ring(width: Int, height: Int) -> Bitmap {
    let side = Float(min(width, height))
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (Float(x) - Float(width) / 2, Float(y) - Float(height) / 2)
        let wave = sinf((dx * dx + dy * dy).squareRoot() / side * 20) * side / 40 + 0.5
        pixels[(y * width + x) * 4 + 3] = UInt8(max(0, min(1, wave)) * 255)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static let twelve: [Bitmap] = [
    "mail", "message", "airDrop", "Mastodon", "Bluesky", "Telegram", "copyToPasteboard",
    "SaveToFiles", "print", "OpenWith", "QRCode", "Archive",
  ].compactMap { name in
    IconResource.png(named: name, points: 60).flatMap { try? PNGDecoder.decode(Data($0)) }
  }
}
