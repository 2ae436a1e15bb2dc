import ShareSheet

/// Gives texts back in capitals.
final class ShoutActivity: UIActivity {
  private var texts: [String] = []

  override var activityType: ActivityType? { ActivityType("org.example.shout") }
  override var activityTitle: String? { "Shout" }
  override var activityImage: UIImage? { UIImage(contentsOfFile: "shout.png") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    texts = activityItems.compactMap { $0 as? String }
  }

  override func perform() {
    let loud = texts.map { $0.uppercased() }.joined(separator: "\n")
    activityDidFinish(ActivityResult(.completed, products: [.text(loud)]))
  }
}
