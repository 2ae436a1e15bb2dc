import Foundation

/// A small picture in every format that the helper decodes: 32 by 16 pixels, the left half red and the
/// right one blue.
///
/// The compressed ones were written by gdk-pixbuf, libwebp, x265 and libaom, which the tests then do not
/// need.
public enum SamplePicture: String, CaseIterable, Sendable {
  case jpeg, gif, webp, heic, avif, tiff, bmp, svg

  /// Pixels in a row.
  public static let width = 32
  /// Rows.
  public static let height = 16

  /// The file.
  public var bytes: [UInt8] {
    switch self {
    case .jpeg: Self.decoded(Self.jpegText)
    case .webp: Self.decoded(Self.webpText)
    case .heic: Self.decoded(Self.heicText)
    case .avif: Self.decoded(Self.avifText)
    case .gif: PictureFile.gif(width: 32, height: 16) { x, _ in x < 16 ? 0 : 1 }
    case .tiff: PictureFile.tiff(width: 32, height: 16, pixels: Self.pixels)
    case .bmp: PictureFile.bmp(width: 32, height: 16, pixels: Self.pixels)
    case .svg:
      Array(
        """
        <?xml version="1.0"?><!-- two halves -->
        <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16">
        <rect width="16" height="16" fill="#c82828"/>
        <rect x="16" width="16" height="16" fill="#283cc8"/></svg>
        """.utf8)
    }
  }

  /// Red, green and blue of each pixel, row by row from the top.
  private static var pixels: [UInt8] {
    (0..<width * height).flatMap { index -> [UInt8] in
      index % width < 16 ? PictureFile.red : PictureFile.blue
    }
  }

  private static func decoded(_ text: String) -> [UInt8] {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters).map(Array.init) ?? []
  }

  private static let jpegText = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIs \
    IxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy \
    MjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAQACADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA \
    AAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAcF/8QAFBEBAAAAAAAAAAAAAAAA \
    AAAAAP/aAAwDAQACEQMRAD8Ay4COR00AsiV//9k=
    """

  private static let webpText = """
    UklGRlIAAABXRUJQVlA4IEYAAACwAwCdASogABAAPpE6l0eloyIhMAgAsBIJaACdMoRwN4BvAAHHUAD+7L2PUfKL \
    /56Zx/j+kH7ob72C+9gvup/JP5IlQwAA
    """

  private static let heicText = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA \
    AAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAACAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEA \
    AAAAAAAAewACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAV \
    aW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAA \
    AQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAA \
    AwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAIAAAABAAAAAQcGl4 \
    aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAINt \
    ZGF0AAAAdygBrxMhnI349Sci//9Dan/qPCf9hd3Rf+szPvwlMv/Gf5qcb0A8mP+ENpcdI9ffzd/AMb3veGJyd44W \
    EjbL2arIsKUqkymIawqzhpD4JkJVOeHbGd+OWbF8YmaBkLV2SYvjEzQNy+BaUKEvFN9NtUkGaUX7zWEO
    """

  private static let avifText = """
    AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA \
    AAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAKAAAACNpaW5mAAAA \
    AAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYx \
    Q4EADAAAAAAUaXNwZQAAAAAAAAAgAAAAEAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAA \
    ADBtZGF0EgAKCRgQ/+wQICBoQDIZGAAKKKKEALUno4nH5D1yYzDT7zwchoHkog==
    """
}
