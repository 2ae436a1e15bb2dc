import UIKit

/// Shows a QR code as apps do: made by a filter, enlarged, in a picture view.
final class CodeController: UIViewController {
  private let text: String
  /// Points; `nil` leaves the size to the picture.
  private let width: Int?

  init(_ text: String, width: Int?) {
    (self.text, self.width) = (text, width)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  /// By a context for a given width, by the shorter way else.
  private var image: UIImage? {
    guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
    filter.setValue(Data(text.utf8), forKey: "inputMessage")
    guard let small = filter.outputImage else { return nil }
    guard let width else {
      return UIImage(ciImage: small.transformed(by: CGAffineTransform(scaleX: 10, y: 10)))
    }
    let scale = CGFloat(width) / small.extent.width
    let large = small.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
    return CIContext().createCGImage(large, from: large.extent).map { UIImage(cgImage: $0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIImageView(image: image)
    let label = UILabel()
    label.text = "Scan me"
    for part in [picture, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    picture.contentMode = .scaleAspectFit
    picture.layer.magnificationFilter = .nearest
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.topAnchor.constraint(equalTo: picture.bottomAnchor),
    ])
    guard let width else { return }
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: CGFloat(width)),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
    ])
  }
}
