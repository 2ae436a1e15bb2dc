import Foundation

extension NSItemProvider {
  /// Adds an object, in all types in which it can write itself.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider { register(.written(object, type)) }
  }

  /// Adds a class of objects, one of which is made when it is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      register(
        ItemRepresentation(typeIdentifier: type) { deliver in
          loadHandler { object, error in
            guard let object else { return deliver(Result(nil, error, type: type)) }
            deliver(.success(.object(object)))
          }
        })
    }
  }

  /// Adds bytes that are made when they are asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      ItemRepresentation(typeIdentifier: typeIdentifier) { deliver in
        loadHandler { data, error in
          let content = data.map(ItemRepresentation.Content.data)
          deliver(Result(content, error, type: typeIdentifier))
        }
      })
  }

  /// Adds a file that is made when it is asked for. The handler says with the file whether it may be used
  /// where it lies.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    let inPlace = fileOptions.contains(.openInPlace)
    register(
      ItemRepresentation(
        typeIdentifier: typeIdentifier, opensInPlace: inPlace, isFile: true
      ) { deliver in
        loadHandler { url, isCoordinated, error in
          let content = url.map { ItemRepresentation.Content.file($0, isOriginal: inPlace) }
          deliver(Result(content, error, type: typeIdentifier))
        }
      })
  }

  /// Adds an object that is made when it is asked for, in the form of the years before
  /// ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    register(
      ItemRepresentation(typeIdentifier: typeIdentifier) { deliver in
        let completion: CompletionHandler = { item, error in
          let content = item.map { ItemRepresentation.Content.object($0) }
          deliver(Result(content, error, type: typeIdentifier))
        }
        loadHandler(completion, nil, nil)
        return nil
      })
  }
}
