import Dispatch
import ShareSheet

/// As ``ShoutActivity``, but asks first, and takes its time.
final class LouderActivity: UIActivity {
  private var text = ""
  private var controller: LoudnessController?

  override var activityType: ActivityType? { ActivityType("org.example.louder") }
  override var activityTitle: String? { "Louder" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    text = activityItems.compactMap { $0 as? String }.joined(separator: "\n")
    let controller = LoudnessController()
    controller.onChoice = { [weak self] in self?.shout($0) }
    self.controller = controller
  }

  override var activityViewController: UIViewController? { controller }

  private func shout(_ loudness: Int) {
    DispatchQueue.global().async { [text] in
      let loud = text.uppercased() + String(repeating: "!", count: loudness)
      self.activityDidFinish(ActivityResult(.completed, products: [.text(loud)]))
    }
  }
}
