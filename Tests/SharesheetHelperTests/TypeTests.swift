import HelperProtocol
import SheetPrograms
import SheetTestSupport
import Testing

/// The types of files by their contents, from the real helper.
@Suite struct TypeTests {
  let helper: HelperProgram

  init() throws {
    helper = try realHelper()
  }

  private func types(_ files: [[UInt8]]) throws -> [String] {
    let open = try files.map { try Descriptor.memory($0) }
    let text = try helper.words(
      of: .type(count: files.count), .open(open[0]), files: Array(open.dropFirst()))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func eachFileHasALine() throws {
    let files = [
      Array("%PDF-1.4\n".utf8), SamplePicture.gif.bytes, [], Array("Grüße\n".utf8), [0, 1, 2, 200],
    ]
    #expect(
      try types(files) == [
        "application/pdf", "image/gif", "application/x-empty", "text/plain",
        "application/octet-stream",
      ])
    #expect(try types([SamplePicture.jpeg.bytes]) == ["image/jpeg"])
  }

  @Test func whatCannotBeReadHasAnEmptyLineOrAWord() throws {
    let folder = try Descriptor.open("/", 0)
    let text = try helper.words(of: .type(count: 1), .open(folder))
    #expect(!text.contains("\n"))
  }

  /// Pictures that exhaust a decoder do not exhaust libmagic.
  @Test(arguments: HostilePicture.allCases)
  func hostileFilesHaveATypeToo(picture: HostilePicture) throws {
    #expect(try types([picture.bytes]).first?.contains("/") == true)
  }

  @Test func noiseIsSurvived() throws {
    var random = SeededGenerator(seed: 11)
    for sample in SamplePicture.allCases {
      let files = (0..<HelperRequest.mostTypes).map { _ in
        var bytes = sample.bytes
        for _ in 0..<20 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        return bytes
      }
      #expect(try types(files).count == files.count)
    }
  }
}
