import Foundation
import SheetDesktop
import SheetEngine
import SheetImaging
import SheetPresentation
import SheetViews

/// Shows what is known of a link: the page's picture if there is one, else the site's, its title and the name of
/// its server. It asks no server for more than the picture, and that when it gets its metadata.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// What is known.
  open var metadata: LPLinkMetadata {
    didSet { show() }
  }

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let hostLabel = UILabel()

  /// For a link of which nothing but the address is known.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (url, url)
    self.init(metadata: metadata)
  }

  /// For what is known of a link.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    build()
    show()
  }

  /// Not available: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  private func build() {
    titleLabel.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    titleLabel.numberOfLines = 2
    hostLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, hostLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func show() {
    let url = metadata.originalURL ?? metadata.url
    let host = url?.isFileURL == true ? url?.lastPathComponent : url?.host
    titleLabel.text = metadata.title ?? host ?? url?.absoluteString
    hostLabel.text = host
    hostLabel.isHidden = host == nil || titleLabel.text == host
    (imageView.image, imageView.isHidden) = (nil, true)
    guard let provider = metadata.imageProvider ?? metadata.iconProvider else { return }
    let shown = ObjectIdentifier(metadata)
    provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      let image = image as? UIImage
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.show(image, of: shown) }
      }
    }
  }

  private func show(_ image: UIImage?, of shown: ObjectIdentifier) {
    guard shown == ObjectIdentifier(metadata), let image else { return }
    (imageView.image, imageView.isHidden) = (image, false)
  }
}
