import Foundation
import SheetActivities
import SheetCells
import SheetDesktop
import SheetEngine
import SheetFiles
import SheetPresentation

/// Lets the person find pictures or videos among their files, beginning in their folder of pictures. With
/// several to be chosen, Enter marks a file and the first row ends it.
///
/// As on iOS it does not take itself off: the delegate does. Without a delegate it goes by itself.
@preconcurrency @MainActor
open class PHPickerViewController: ListViewController {
  /// Hears how it ended.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// What it is to find.
  public let configuration: PHPickerConfiguration

  private var browser: FileBrowser?
  private var isFinished = false

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(title: "Pictures", items: [])
    preferredContentSize = CGSize(width: 66, height: 16)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let filter = configuration.filter ?? .any(of: [.images, .videos])
    let browser = FileBrowser(
      inPictures: .files(types: filter.types, many: configuration.selectionLimit != 1))
    browser.onFinish = { [weak self] in self?.take($0) }
    onCancel = { [weak self] in self?.finish([]) }
    self.browser = browser
    browser.fill(self)
  }

  open override func handle(_ event: Event) -> Bool {
    super.handle(event) || browser?.handle(event) == true
  }

  private func take(_ paths: [FilePath]) {
    let limit = configuration.selectionLimit
    guard limit == 0 || paths.count <= limit else { return refuse(paths.count, limit) }
    finish(paths.compactMap { PHPickerResult(url: $0.url) })
  }

  private func refuse(_ count: Int, _ limit: Int) {
    say(
      "Too many",
      "At most \(limit) can be chosen, and \(count) are marked. Enter takes a mark away.")
  }

  private func finish(_ results: [PHPickerResult]) {
    guard !isFinished else { return }
    isFinished = true
    guard let delegate else { return dismiss(animated: true) }
    delegate.picker(self, didFinishPicking: results)
  }
}

/// A picture or video that the person chose.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// Hands out the file, or the picture in it.
  public let itemProvider: NSItemProvider
  /// Always `nil`: files have no such identifiers.
  public var assetIdentifier: String? { nil }

  init?(url: URL) {
    guard let provider = NSItemProvider(contentsOf: url) else { return nil }
    provider.suggestedName = url.deletingPathExtension().lastPathComponent
    itemProvider = provider
  }
}

/// Hears how finding pictures ended.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person chose these, or left, when there are none: dismiss the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
