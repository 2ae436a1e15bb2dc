import Testing

import IconResources

@Suite("Embedded icons")
struct IconResourceTests {
  @Test("Every icon is a PNG of the size asked for", arguments: IconResource.names, [60, 76])
  func size(name: String, points: Int) throws {
    let file = try #require(IconResource.png(named: name, points: points))
    let header = try #require(PNGHeader(file))
    #expect(header.width == points)
    #expect(header.height == points)
    #expect(header.colorType == PNGHeader.greyWithAlpha)
  }

  @Test("The whole set is there: 17 to share, 11 actions, 6 of no activity; no two alike")
  func completeAndDistinct() {
    let names = IconResource.names
    #expect(names.count == 17 + 11 + 6)
    #expect(Set(names).count == names.count)
    #expect(Set(names.compactMap { IconResource.png(named: $0, points: 60) }).count == names.count)
  }

  @Test(
    "Unknown names and sizes have no icon",
    arguments: [
      ("mail", 0), ("mail", -60), ("mail", 120), ("Mail", 60), ("", 76), ("sharePlay", 60),
    ])
  func unknown(name: String, points: Int) {
    #expect(IconResource.png(named: name, points: points) == nil)
  }
}

/// The fields of a PNG file's first chunk, IHDR, which the format fixes at these offsets.
private struct PNGHeader {
  static let greyWithAlpha: UInt8 = 4

  let width: Int
  let height: Int
  let colorType: UInt8

  init?(_ file: [UInt8]) {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    guard file.count > 33, file.starts(with: start + Array("IHDR".utf8)) else { return nil }
    width = file[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = file[20..<24].reduce(0) { $0 << 8 | Int($1) }
    colorType = file[25]
  }
}
