import Foundation
import SheetEngine

extension UIPasteboard {
  /// The items as providers. What is set is loaded in the background, so it may lie there a little later.
  public var itemProviders: [NSItemProvider] {
    get { currentItems.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces everything by what providers hand out. Those that fail are left out.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let items = itemProviders.compactMap { provider -> [String: Any]? in
        guard let (_, type) = provider.promised, let item = try? provider.item() else { return nil }
        return [type: item]
      }
      replace(items, localOnly: localOnly, expiry: expirationDate)
    }
  }

  /// Replaces everything by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    replaceAll(
      objects.compactMap { object in
        object.writableTypeIdentifiersForItemProvider.first.map { [$0: object] }
      })
  }

  private static func provider(_ item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, form) in item.sorted(by: { $0.key < $1.key }) {
      if let object = form as? any NSItemProviderWriting {
        provider.registerObject(object, visibility: .all)
      } else if let data = form as? Data {
        provider.registerDataRepresentation(forTypeIdentifier: type) { deliver in
          deliver(data, nil)
          return nil
        }
      }
    }
    return provider
  }
}
