import Foundation
import SheetCells
import SheetEngine

/// Sends one post to several accounts, one after the other. What fails with one loses nothing of the others,
/// and another attempt with the same post leaves out those that have it.
struct PostPublisher {
  let post: Post
  let targets: [PostTarget]
  /// Whether pictures are written anew.
  let remakesPictures: Bool
  let work: ActivityWork

  /// What became of the post at one of them.
  private struct Fate {
    var target: PostTarget
    var result: Result<PostReceipt, any Error>
  }

  /// - Throws: The one failure when none has it, or `CancellationError`.
  func publish() throws -> ActivityResult {
    var fates: [Fate] = []
    for target in targets {
      let result = Result { try receipt(of: target) }
      fates.append(Fate(target: target, result: result))
      if case .failure(is CancellationError) = result { break }
    }
    return try self.result(fates)
  }

  private func result(_ fates: [Fate]) throws -> ActivityResult {
    let posted = fates.filter { if case .success = $0.result { true } else { false } }
    let products = fates.compactMap { try? $0.result.get().address }
    if posted.isEmpty, fates.count == 1 || targets.count > fates.count {
      _ = try fates.last?.result.get()
    }
    let failures =
      fates.compactMap(failure)
      + targets.dropFirst(fates.count).map {
        PostFailure(service: $0.title, words: "it was not tried.")
      }
    var result = ActivityResult(.completed, products: products.map { .url($0) })
    result.note = "Posted to \(posted.map(\.target.title).joined(separator: ", "))."
    guard !failures.isEmpty else { return result }
    let error = PostError.partly(posted: posted.map(\.target.title), failures: failures)
    result.outcome = .failed(error)
    return result
  }

  private func failure(_ fate: Fate) -> PostFailure? {
    guard case .failure(let error) = fate.result else { return nil }
    let words = error is CancellationError ? "it was cancelled." : error.localizedDescription
    return PostFailure(service: fate.target.title, words: words)
  }

  // MARK: One account

  private func receipt(of target: PostTarget) throws -> PostReceipt {
    try work.monitor.checkCancellation()
    let memory = PostMemory(work.memory, target, post)
    if let receipt = memory.receipt { return receipt }
    work.monitor.tell("Posting to \(target.title)")
    let receipt = try publish(post.suited(to: target, work.settings), target, memory.key)
    memory.remember(receipt)
    return receipt
  }

  private func publish(_ post: Post, _ target: PostTarget, _ key: String) throws -> PostReceipt {
    let service = try target.service.init(target.account, work)
    let limits = try target.service.limits(asking: service.server)
    try PostCheck(post: post, service: target.service, limits: limits).run()
    let pictures = try post.pictures.map {
      try PostPicture($0, limits, of: target.service.title, isRemade: remakesPictures, work)
    }
    return try service.publish(post, pictures, key: key)
  }
}

/// Whether a post is within the limits of a service.
struct PostCheck {
  let post: Post
  let service: any PostService.Type
  let limits: PostLimits

  /// - Throws: ``PostError``.
  func run() throws(PostError) {
    guard !post.isEmpty else { throw .nothing }
    if let words = limits.problem(
      service.body(of: post), besidePictures: !post.pictures.isEmpty)
    {
      throw .tooLong(service: service.title, by: words)
    }
    guard post.pictures.count <= limits.pictures else {
      let count = post.pictures.count
      throw post.pictures.allSatisfy(\.item.isNamedAsPicture)
        ? .tooManyPictures(count, limit: limits.pictures, service: service.title)
        : .tooManyFiles(count, limit: limits.pictures, service: service.title)
    }
    for picture in post.pictures where picture.words.count > limits.words {
      throw .wordsTooLong(
        picture.name, count: picture.words.count, limit: limits.words, service: service.title)
    }
  }
}

extension Post {
  /// The post as one of several services gets it: who may see it is said in that service's words.
  fileprivate func suited(to target: PostTarget, _ settings: ActivitySettings) -> Post {
    var post = self
    if !target.service.visibilities.contains(where: { $0.value == visibility }) {
      post.visibility = target.service.defaults(settings).visibility
    }
    return post
  }
}
