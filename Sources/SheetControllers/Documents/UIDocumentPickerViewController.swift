import Foundation
import SheetActivities
import SheetCells
import SheetDesktop
import SheetEngine
import SheetFiles
import SheetPresentation

/// Lets the person find files, or a folder in which files are saved: a list of folders and files, which is
/// filtered with `/`; Enter opens a folder or takes a file, Backspace goes up.
///
/// As on iOS it takes itself off, and then tells the delegate.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: ListViewController {
  /// Hears how it ended.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be marked. Set it before it is presented.
  open var allowsMultipleSelection = false
  /// The folder to begin in; without one that in which the program was started.
  open var directoryURL: URL?
  /// Accepted for code written for iOS: suffixes are always shown.
  open var shouldShowFileExtensions = true

  private let types: [UTType]
  private let exported: [URL]
  private var browser: FileBrowser?
  private var isFinished = false

  /// Makes one that finds files of these types; folders too, when `UTType.folder` is among them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(types: contentTypes, exporting: [])
  }

  /// Makes one that finds files of these types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(types: contentTypes, exporting: [])
  }

  /// Makes one that saves files into a folder. They are always copied: a file that another program may
  /// still use is not taken away.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(types: [], exporting: urls)
  }

  /// Makes one that saves files into a folder.
  public convenience init(forExporting urls: [URL]) {
    self.init(types: [], exporting: urls)
  }

  /// Makes one that finds files of these types; the form from before iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(types: allowedUTIs.compactMap { UTType($0) }, exporting: [])
  }

  /// Makes one that saves a file into a folder; the form from before iOS 14.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(types: [], exporting: [url])
  }

  /// Makes one that saves files into a folder; the form from before iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(types: [], exporting: urls)
  }

  private init(types: [UTType], exporting urls: [URL]) {
    (self.types, exported) = (types, urls)
    super.init(title: urls.isEmpty ? "Open" : "Save", items: [])
    preferredContentSize = CGSize(width: 66, height: 16)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let start = directoryURL.flatMap { FilePath(fileURL: $0) } ?? .current
    let browser = FileBrowser(in: start, goal)
    browser.onFinish = { [weak self] in self?.take($0) }
    onCancel = { [weak self] in self?.leave() }
    self.browser = browser
    browser.fill(self)
  }

  open override func handle(_ event: Event) -> Bool {
    super.handle(event) || browser?.handle(event) == true
  }

  private var goal: FileBrowser.Goal {
    guard let first = exported.first else {
      return .files(types: types, many: allowsMultipleSelection)
    }
    let name = exported.count == 1 ? first.lastPathComponent.displayable : "\(exported.count) files"
    return .place(words: "Save \(name) here")
  }

  private func take(_ paths: [FilePath]) {
    guard !exported.isEmpty, let folder = paths.first else { return finish(paths.map(\.url)) }
    let sources = exported.compactMap { FilePath(fileURL: $0) }
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let saved = Result {
        try FileSaver().save(
          sources.map { .init(source: .file($0), name: $0.lastComponent, folder: folder) })
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(saved) } }
    }
  }

  private func finish(_ saved: Result<[FilePath], any Error>) {
    switch saved {
    case .success(let paths): finish(paths.map(\.url))
    case .failure(let error): say("Not saved", error.localizedDescription)
    }
  }

  private func finish(_ urls: [URL]) {
    end { [self] in
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
      if let first = urls.first { delegate?.documentPicker(self, didPickDocumentAt: first) }
    }
  }

  private func leave() {
    end { [self] in delegate?.documentPickerWasCancelled(self) }
  }

  private func end(_ tell: @escaping @MainActor () -> Void) {
    guard !isFinished else { return }
    isFinished = true
    guard presentingViewController != nil else { return tell() }
    dismiss(animated: true, completion: tell)
  }
}

/// What a picker does with files; accepted for code written for iOS: opening is opening, the rest saving.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Opens a copy.
  case `import` = 0
  /// Opens the file itself.
  case open = 1
  /// Saves a copy.
  case exportToService = 2
  /// Saves a copy too: files are not moved.
  case moveToService = 3
}

/// Hears how a picker ended.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// The files that the person chose, or as which theirs were saved.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The first of them; the form from before iOS 11.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The person left.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
