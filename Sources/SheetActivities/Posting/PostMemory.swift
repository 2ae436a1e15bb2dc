import Foundation

/// What is remembered of a post while its panel is open: which accounts have it, and by which key each
/// attempt is known. Another text is another post.
struct PostMemory {
  private let memory: AttemptMemory
  private let place: String
  /// All that makes it this post.
  private let content: String
  private let service: any PostService.Type

  private static let posted = "posted"

  init(_ memory: AttemptMemory, _ target: PostTarget, _ post: Post) {
    self.memory = memory
    place = target.key
    service = target.service
    let pictures = post.pictures.flatMap { [$0.name, $0.words] }
    content =
      ([post.text, post.link, post.warning, post.visibility] + pictures).joined(separator: "\0")
  }

  /// Where it is, if an earlier attempt succeeded.
  var receipt: PostReceipt? {
    memory["\(Self.posted) \(place)\0\(content)"].map { PostReceipt(address: URL(string: $0)) }
  }

  /// The same for each attempt.
  var key: String {
    let name = "key \(place)\0\(content)"
    if let key = memory[name] { return key }
    let key = service.newKey(Date())
    memory[name] = key
    return key
  }

  func remember(_ receipt: PostReceipt) {
    memory["\(Self.posted) \(place)\0\(content)"] = receipt.address?.absoluteString ?? ""
  }
}
