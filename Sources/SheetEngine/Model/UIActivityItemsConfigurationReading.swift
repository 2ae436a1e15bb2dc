/// Something that can say what there is to share. Source: UIKit's protocol of the same name.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading {
  /// The data, one provider an item.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Services of the application's own.
  var applicationActivitiesForActivityItems: [UIActivity] { get }
  /// What all items have.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What one item has.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
}

extension UIActivityItemsConfigurationReading {
  /// None.
  public var applicationActivitiesForActivityItems: [UIActivity] { [] }
  /// Nothing.
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Nothing.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }

  /// What all items have, else the first one that has it.
  func metadata<Value>(_ key: UIActivityItemsConfigurationMetadataKey) -> Value? {
    if let value = activityItemsConfigurationMetadata(key: key) as? Value { return value }
    return itemProvidersForActivityItemsConfiguration.indices.lazy.compactMap {
      activityItemsConfigurationMetadataForItem(at: $0, key: key) as? Value
    }.first
  }
}
