import Foundation
import IconResources
import SheetEngine
import SheetImaging
import SheetPresentation
import SheetTerminal

// The library's side of the measurements: sheets that the command cannot make.
//
//   sheet-bench many      10,000 activities for 100,000 items
//   sheet-bench finished  one activity, "Done", that finishes at once
//   sheet-bench twelve    six share and six action activities with our icons
//   sheet-bench art       no sheet: times of the icon renderer

/// An activity that takes everything and finishes at once.
class SampleActivity: UIActivity {
  private let title: String
  private let icon: String

  init(_ title: String, icon: String = "document") {
    (self.title, self.icon) = (title, icon)
  }

  override var activityTitle: String? { title }
  override var activityType: ActivityType? { ActivityType("org.sharesheet.bench.\(title)") }
  override var activityImage: UIImage? {
    IconResource.png(named: icon, points: 60).flatMap { UIImage(data: Data($0)) }
  }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

/// One of many, whose title is made when it is asked for: making ten thousand of them is the caller's
/// time, not the sheet's.
final class NumberedActivity: SampleActivity {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init("")
  }

  override var activityTitle: String? { "Activity \(number)" }
  override var activityType: ActivityType? { nil }
}

final class SampleShareActivity: SampleActivity {
  override class var activityCategory: Category { .share }
}

@MainActor
func sheet(_ name: String) -> UIActivityViewController {
  switch name {
  case "many":
    return UIActivityViewController(
      activityItems: Array(repeating: "Item", count: 100_000),
      applicationActivities: (1...10_000).map { NumberedActivity($0) })
  case "finished":
    return UIActivityViewController(
      activityItems: ["Hello"], applicationActivities: [SampleActivity("Done")])
  default:
    let share = ["mail", "message", "airDrop", "Mastodon", "Bluesky", "Telegram"]
    let action = ["copyToPasteboard", "SaveToFiles", "print", "OpenWith", "QRCode", "Archive"]
    return UIActivityViewController(
      activityItems: ["Hello"],
      applicationActivities: share.map { SampleShareActivity($0, icon: $0) }
        + action.map { SampleActivity($0, icon: $0) })
  }
}

if CommandLine.arguments.dropFirst().first == "art" {
  ArtBench.run()
  exit(0)
}

MainActor.assumeIsolated {
  let options = ScreenOptions(
    terminalType: getenv("TERM").map { String(cString: $0) } ?? "", colorDepth: .palette256,
    isUTF8: TerminalLocale.activate())
  do {
    let application = try TerminalApplication(options: options)
    application.run(presenting: sheet(CommandLine.arguments.dropFirst().first ?? "twelve"))
  } catch {
    print(error)
    exit(2)
  }
}
