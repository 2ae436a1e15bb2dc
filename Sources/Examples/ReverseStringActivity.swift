import Foundation
import ShareSheet

/// Shows strings backwards in an alert.
final class ReverseStringActivity: UIActivity {
  /// Who shows the alert; the sheet itself will do.
  weak var presenter: UIViewController?
  private var strings: [String] = []

  /// The program's identifier and the class: nobody else's service is called so.
  override var activityType: UIActivity.ActivityType? {
    // Only a program with an Info.plist beside it has a bundle identifier.
    let identifier = Bundle.main.bundleIdentifier ?? "com.example.sharesheet-examples"
    return UIActivity.ActivityType("\(identifier).\(type(of: self))")
  }
  override var activityTitle: String? { "Reverse String" }
  override var activityImage: UIImage? {
    UIImage(data: Data(PackageResources.ReverseString_png), scale: 2)
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    strings = activityItems.compactMap { $0 as? String }
  }

  override func perform() {
    guard let presenter else { return activityDidFinish(false) }
    let alert = UIAlertController(
      title: strings.count == 1 ? "Reversed String" : "Reversed Strings",
      message: strings.map(Self.reversed).joined(separator: "\n"), preferredStyle: .alert)
    // An action of this style is what Esc chooses too.
    alert.addAction(
      UIAlertAction(title: "OK", style: .cancel) { _ in self.activityDidFinish(true) })
    presenter.present(alert, animated: true)
  }

  /// The characters in the opposite order. A Swift `Character` is what a reader takes for one, so that
  /// accents stay on their letters and families together.
  static func reversed(_ string: String) -> String {
    String(string.reversed())
  }
}

extension ReverseStringActivity {
  /// The sheet for strings.
  static func sheet(for strings: [String]) throws(UsageError) -> UIActivityViewController {
    guard !strings.isEmpty else { throw .unknownExample }
    let reverse = ReverseStringActivity()
    let sheet = UIActivityViewController(
      activityItems: strings, applicationActivities: [reverse])
    reverse.presenter = sheet
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      print(completed ? "\(type?.rawValue ?? "") success" : "cancelled")
    }
    return sheet
  }
}
