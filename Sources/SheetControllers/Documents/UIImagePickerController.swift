import Foundation
import SheetActivities
import SheetCells
import SheetDesktop
import SheetFiles
import SheetImaging
import SheetPresentation

/// Lets the person find a picture or video among their files, beginning in their folder of pictures. There is
/// no camera.
///
/// As on iOS it does not take itself off: the delegate does. Without a delegate it goes by itself.
@preconcurrency @MainActor
open class UIImagePickerController: ListViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The person's files.
    case photoLibrary = 0
    /// Not available.
    case camera = 1
    /// The person's files.
    case savedPhotosAlbum = 2
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Takes a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type, `public.image` or `public.movie`, as a text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it is, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// Never told: pictures are not edited here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the video's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Hears how it ended.
  open weak var delegate: (any UIImagePickerControllerDelegate)?
  /// Where pictures come from; the camera, which there is not, shows the person's files too.
  open var sourceType = SourceType.photoLibrary
  /// The types to be found.
  open var mediaTypes = ["public.image"]
  /// Accepted for code written for iOS: pictures are not edited here.
  open var allowsEditing = false

  private var browser: FileBrowser?
  private var isFinished = false

  /// Makes a picker. The arguments are accepted for code written for iOS.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(title: "Pictures", items: [])
    preferredContentSize = CGSize(width: 66, height: 16)
  }

  /// Whether pictures come from there: all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types that a source has.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let types = mediaTypes.compactMap { UTType($0) }
    let browser = FileBrowser(inPictures: .files(types: types, many: false))
    browser.onFinish = { [weak self] in self?.take($0) }
    onCancel = { [weak self] in self?.leave() }
    self.browser = browser
    browser.fill(self)
  }

  open override func handle(_ event: Event) -> Bool {
    super.handle(event) || browser?.handle(event) == true
  }

  private func take(_ paths: [FilePath]) {
    guard let path = paths.first else { return }
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let isVideo = FileType.category(of: path) == .video
      let image = isVideo ? nil : UIImage(contentsOfFile: path.text)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.take(path.url, isVideo: isVideo, image) }
      }
    }
  }

  private func take(_ url: URL, isVideo: Bool, _ image: UIImage?) {
    guard isVideo || image != nil else { return refuse(url) }
    var info: [InfoKey: Any] = [
      .mediaType: isVideo ? "public.movie" : "public.image",
      isVideo ? .mediaURL : .imageURL: url,
    ]
    if let image { info[.originalImage] = image }
    end { [self] in
      guard let delegate else { return dismiss(animated: true) }
      delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }

  private func refuse(_ url: URL) {
    say("No picture", "\(url.lastPathComponent) cannot be decoded.")
  }

  private func leave() {
    end { [self] in
      guard let delegate else { return dismiss(animated: true) }
      delegate.imagePickerControllerDidCancel(self)
    }
  }

  private func end(_ tell: @MainActor () -> Void) {
    guard !isFinished else { return }
    isFinished = true
    tell()
  }
}

/// Hears how finding a picture ended.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The person chose one: dismiss the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person left: dismiss the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
