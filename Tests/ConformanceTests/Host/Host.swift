@preconcurrency import Glibc
import ShareSheet
import UIKit

/// The screen that scenarios present from. It shows what is over it, for the test to wait for, and goes
/// on `q`, when nothing is.
final class Stage: UIViewController {
  private let scenario: (Stage) -> Void
  private var hasBegun = false

  init(_ scenario: @escaping (Stage) -> Void) {
    self.scenario = scenario
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    scenario(self)
  }

  override func draw(into canvas: inout Canvas, theme: Theme) {
    canvas.write(
      presentedViewController == nil ? "stage is empty" : "stage is covered",
      at: CellPoint(x: 0, y: 0))
  }

  override func handle(_ event: Event) -> Bool {
    guard event == .key(.character("q")) else { return true }
    dismiss(animated: false)
    return true
  }

  /// Presents a sheet, and says on standard output how it ended.
  func show(_ sheet: UIActivityViewController, tracking objects: AnyObject...) {
    Released.watch([sheet] + objects)
    sheet.completionWithItemsHandler = { [weak sheet] type, completed, items, error in
      let isGone = sheet?.presentingViewController == nil
      print(
        "completion \(type?.rawValue ?? "nil") \(completed) items \(items?.count ?? 0)",
        "error \(error.map { "\($0)" } ?? "none") main \(Thread.isMainThread) gone \(isGone)")
    }
    present(sheet, animated: true)
  }

  /// Presents a sheet for items and services.
  func show(_ items: [Any], _ activities: UIActivity...) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    show(sheet, tracking: activities as NSArray)
    activities.forEach { Released.watch([$0]) }
    items.forEach { if type(of: $0) is AnyClass { Released.watch([$0 as AnyObject]) } }
  }
}

/// What has to be gone at the end.
@MainActor
enum Released {
  private struct Reference {
    let name: String
    weak var object: AnyObject?
  }

  private static var references: [Reference] = []

  static func watch(_ objects: [AnyObject]) {
    references += objects.filter { !($0 is NSArray) }.map {
      Reference(name: String(describing: type(of: $0)), object: $0)
    }
  }

  static func report() {
    let kept = references.filter { $0.object != nil }.map(\.name)
    print(kept.isEmpty ? "all \(references.count) released" : "kept \(kept)")
  }
}

@main
struct Host {
  @MainActor
  static func main() throws {
    // A test reads along.
    setvbuf(stdout, nil, _IOLBF, 0)
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let scenario = Scenarios.all[name] else {
      print("unknown scenario \(name)")
      exit(64)
    }
    let status = try TerminalApplication.run(presenting: Stage(scenario)).exitStatus
    Released.report()
    exit(status)
  }
}
