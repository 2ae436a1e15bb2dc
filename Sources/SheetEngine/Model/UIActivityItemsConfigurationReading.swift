/// Something that can say what there is to share. Source: UIKit's protocol of the same name.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading {
  /// The data, one provider an item.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Services of the application's own.
  var applicationActivitiesForActivityItems: [UIActivity] { get }
}

extension UIActivityItemsConfigurationReading {
  /// None.
  public var applicationActivitiesForActivityItems: [UIActivity] { [] }
}
