import Foundation
import SheetActivities
import SheetEngine
import SheetPrograms
import Synchronization

/// Finds out what a page says of itself: its title, a picture and a small one for the site. It asks the server, by
/// the program `curl`, and follows redirects.
///
/// Of a page the first megabyte is read. The pictures are fetched when they are loaded; of a file or page that is
/// no HTML the title is its name.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  private struct State {
    var fetchesSubresources = true
    var timeout: TimeInterval = 30
    var current: Cancellation?
  }

  private let state = Mutex(State())

  /// Whether the pictures are there to be loaded.
  open var shouldFetchSubresources: Bool {
    get { state.withLock { $0.fetchesSubresources } }
    set { state.withLock { $0.fetchesSubresources = newValue } }
  }

  /// Seconds that it may take.
  open var timeout: TimeInterval {
    get { state.withLock { $0.timeout } }
    set { state.withLock { $0.timeout = newValue } }
  }

  /// Hands out what is known, on another thread, or an ``LPError``.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let reader = begin(url)
    DispatchQueue.global(qos: .userInitiated).async {
      do {
        completionHandler(try reader.metadata(), nil)
      } catch {
        completionHandler(nil, LPError(error))
      }
    }
  }

  /// As ``startFetchingMetadata(for:completionHandler:)``.
  open func startFetchingMetadata(for url: URL) async throws -> sending LPLinkMetadata {
    let reader = begin(url)
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        do {
          continuation.resume(returning: try reader.metadata())
        } catch {
          continuation.resume(throwing: LPError(error))
        }
      }
    }
  }

  /// Ends the fetching, which then fails with ``LPError/Code/metadataFetchCancelled``.
  open func cancel() {
    state.withLock { $0.current }?.cancel()
  }

  private func begin(_ url: URL) -> LinkReader {
    let cancellation = Cancellation()
    return state.withLock { state in
      state.current = cancellation
      let seconds = min(max(state.timeout.isFinite ? state.timeout : 30, 0), 600)
      return LinkReader(
        url: url, hasPictures: state.fetchesSubresources, patience: .seconds(seconds),
        cancellation: cancellation)
    }
  }
}

/// Why nothing is known of a link.
public struct LPError: Error, Hashable, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// None of the others.
    case unknown = 1
    /// The server cannot be reached, or refuses.
    case metadataFetchFailed = 2
    /// The program has cancelled it.
    case metadataFetchCancelled = 3
    /// It took too long.
    case metadataFetchTimedOut = 4
    /// Never said here: nothing is forbidden.
    case metadataFetchNotAllowed = 5
  }

  /// The reason.
  public let code: Code
  /// What happened, and what to do.
  public let errorDescription: String?

  /// An error of a reason.
  public init(_ code: Code) {
    (self.code, errorDescription) = (code, nil)
  }

  init(_ error: any Error) {
    switch error {
    case is CancellationError: code = .metadataFetchCancelled
    case NetworkError.tooSlow: code = .metadataFetchTimedOut
    case is NetworkError: code = .metadataFetchFailed
    default: code = .unknown
    }
    errorDescription = (error as? NetworkError)?.message
  }
}
