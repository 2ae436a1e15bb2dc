import SheetPresentation

/// What is wrong with a post before it is sent, and how long its text is.
struct PostJudge: Sendable {
  /// The accounts with the service that the panel is for; the first is the usual one.
  let targets: [PostTarget]
  /// Those with other services.
  let others: [PostTarget]
  let known: KnownLimits
  let pictures: [Post.Picture]

  /// The accounts that the post goes to.
  private func chosen(_ values: FormValues) -> [PostTarget] {
    let own = targets.first { $0.account.name == values.text("account") } ?? targets.first
    return [own].compactMap(\.self) + others.filter { values.flag($0.field) }
  }

  private func post(_ values: FormValues) -> Post {
    var post = Post(values)
    post.pictures = pictures.enumerated().map { index, picture in
      var picture = picture
      picture.words = values.text("alt\(index + 1)").trimmingBlanks
      return picture
    }
    return post
  }

  /// A server may take more than is usual: only what is certain refuses here.
  @Sendable func problems(_ values: FormValues) -> [String: String] {
    let post = post(values)
    if post.isEmpty { return ["text": PostError.nothing.message] }
    for target in chosen(values) where known.areCertain(for: target) {
      let check = PostCheck(
        post: post, service: target.service, limits: known.limits(of: target))
      do throws(PostError) {
        try check.run()
      } catch {
        return [error.field: error.message]
      }
    }
    return [:]
  }

  /// The counter, of each service when the post goes to several.
  @Sendable func explanations(_ values: FormValues) -> [String: String] {
    let (post, chosen) = (post(values), chosen(values))
    let counters = chosen.map { target in
      let counter = known.limits(of: target).counter(
        target.service.body(of: post), besidePictures: !pictures.isEmpty)
      return chosen.count == 1 ? counter : "\(target.service.title): \(counter)"
    }
    return ["text": counters.joined(separator: " · ")]
  }
}

extension PostError {
  /// The field that it is about; `""` for none.
  var field: String {
    switch self {
    case .nothing, .tooLong, .noPage: "text"
    case .tooManyPictures, .pictureType, .pictureBytes, .pictureRefused, .notRemade: "pictures"
    default: ""
    }
  }
}
