import Foundation
import SheetEngine
import SheetPresentation

/// What can be pasted; UIKit's names.
open class UIPasteConfiguration: NSObject, @unchecked Sendable {
  /// The types of it.
  open var acceptableTypeIdentifiers: [String] = []

  /// Nothing yet.
  public override init() { super.init() }

  /// These types.
  public init(acceptableTypeIdentifiers: [String]) {
    super.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// The types that a class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class can be made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// Gets what is pasted by a ``UIPasteControl``. On iOS every responder is one; here it has to say so, and the methods are
/// its own.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
  /// What can be pasted; anything without one.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes it.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes it.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Whether one has a type that ``pasteConfiguration`` names; any when there is none.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers, !accepted.isEmpty else {
      return !itemProviders.isEmpty
    }
    return itemProviders.contains { provider in
      accepted.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
