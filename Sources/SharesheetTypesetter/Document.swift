import Glibc
import HelperProtocol
import HelperRuntime

/// Lays out the parts that standard input describes, one after the other, so that no more than one is in
/// memory.
struct Document {
  private static let output: Int32 = 3
  private static let firstInput: Int32 = 4
  private let description: DocumentDescription

  init() throws(Refusal) {
    var bytes: [UInt8] = []
    let input = Input()
    while case let piece = try input.next(), !piece.isEmpty { bytes += piece }
    guard let description = DocumentDescription(bytes) else { throw Refusal(.badRequest) }
    self.description = description
  }

  /// Writes the document and returns the count of its pages.
  func write() throws(Refusal) -> Int {
    let pages = PageWriter(description, to: Self.output)
    for (index, part) in description.parts.enumerated() {
      do throws(Refusal) {
        try write(part, number: index + 1, to: pages)
        try pages.check()
      } catch {
        throw error.about(part: index + 1)
      }
    }
    return try pages.end()
  }

  private func write(
    _ part: DocumentDescription.Part, number: Int, to pages: PageWriter
  ) throws(Refusal) {
    let file = Self.firstInput + Int32(number - 1)
    switch part {
    case .prose: try set(.prose, file, pages)
    case .listing: try set(.listing, file, pages)
    case .link: try set(.link, file, pages)
    case .picture: try PictureSetter(pages, part: number).set(file)
    }
  }

  private func set(
    _ look: TextSetter.Look, _ file: Int32, _ pages: PageWriter
  ) throws(Refusal) {
    var setter = TextSetter(pages, look)
    try setter.set(file)
  }
}
