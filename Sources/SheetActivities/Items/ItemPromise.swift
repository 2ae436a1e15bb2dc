import Foundation
import SheetEngine

/// What an item provider will hand out.
package struct ItemPromise: Sendable {
  /// Why a provider gave nothing.
  package enum Failure: Error, Hashable {
    /// It gave an error, or something of another kind.
    case nothing(type: String)
    /// It did not call back.
    case noAnswer(type: String)
  }

  /// What it will be.
  package let kind: ActivityItem.Kind
  private let provider: NSItemProvider
  private let type: String

  /// `nil` when the provider has nothing.
  init?(_ provider: NSItemProvider) {
    guard let promised = provider.promised else { return nil }
    self.provider = provider
    type = promised.type
    kind =
      switch promised.kind {
      case .text: .text
      case .link: .link
      case .file: .file
      case .image: .image
      case .data: .data
      }
  }

  /// Waits for the item.
  func load() throws -> ActivityItem {
    do throws(NSItemProvider.Failure) {
      guard let item = ActivityItem(try loaded()) else { throw .noData(type) }
      return item.ofType(type)
    } catch .noAnswer {
      throw Failure.noAnswer(type: type)
    } catch {
      throw Failure.nothing(type: type)
    }
  }

  /// What the maker says is of no use to the person.
  private func loaded() throws(NSItemProvider.Failure) -> Any {
    do {
      return try provider.item()
    } catch let failure as NSItemProvider.Failure {
      throw failure
    } catch {
      throw .noData(type)
    }
  }
}

extension ItemPromise.Failure: LocalizedError {
  /// The error in words.
  package var errorDescription: String? {
    switch self {
    case .nothing(let type): "The program that shares this gave no data of type \(type)."
    case .noAnswer(let type): "The program that shares this did not give its data of type \(type)."
    }
  }
}
