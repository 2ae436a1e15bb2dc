import Foundation
import SheetImaging

extension UIImage {
  /// Always `nil`: nothing here writes HEIC. Code written for iOS then takes ``jpegData(compressionQuality:)``.
  public func heicData() -> Data? { nil }
}
