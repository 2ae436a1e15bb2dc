import Foundation
import Synchronization

/// Those that want to know of changes, each on its own queue.
enum FilePresenters {
  /// A presenter is called only on its queue.
  private struct Known: @unchecked Sendable {
    let presenter: any NSFilePresenter
  }

  private static let known = Mutex([Known]())

  static var all: [any NSFilePresenter] { known.withLock { $0 }.map(\.presenter) }

  static func add(_ presenter: any NSFilePresenter) {
    let added = Known(presenter: presenter)
    known.withLock { known in
      if !known.contains(where: { $0.presenter === presenter }) { known.append(added) }
    }
  }

  static func remove(_ presenter: any NSFilePresenter) {
    known.withLock { $0.removeAll { $0.presenter === presenter } }
  }

  /// Tells all but one of a change.
  static func tellChange(of url: URL, except own: (any NSFilePresenter)?) {
    tell(except: own) { presenter in
      guard let shown = presenter.presentedItemURL else { return }
      if shown.names(url) {
        presenter.presentedItemDidChange()
      } else if shown.contains(url) {
        presenter.presentedSubitemDidChange(at: url)
      }
    }
  }

  /// Tells all but one that a file is elsewhere.
  static func tellMove(of url: URL, to newURL: URL, except own: (any NSFilePresenter)?) {
    tell(except: own) { presenter in
      if presenter.presentedItemURL?.names(url) == true {
        presenter.presentedItemDidMove(to: newURL)
      }
    }
  }

  private static func tell(
    except own: (any NSFilePresenter)?, _ message: @escaping @Sendable (any NSFilePresenter) -> Void
  ) {
    for told in known.withLock({ $0 }) where told.presenter !== own {
      told.presenter.presentedItemOperationQueue.addOperation { message(told.presenter) }
    }
  }
}

extension URL {
  fileprivate var parts: [String] { absoluteURL.standardizedFileURL.pathComponents }

  /// Whether both are the same path.
  fileprivate func names(_ other: URL) -> Bool { parts == other.parts }

  /// Whether the other is somewhere below this one.
  fileprivate func contains(_ other: URL) -> Bool {
    other.parts.count > parts.count && other.parts.starts(with: parts)
  }
}
