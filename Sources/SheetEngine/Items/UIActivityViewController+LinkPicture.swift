import Dispatch
import Foundation
import SheetImaging
import SheetPresentation

extension UIActivityViewController {
  /// A picture that comes later than this is not waited for: the person has read the head by then.
  private nonisolated static let patience = DispatchTimeInterval.seconds(20)

  /// Fetches the picture that a link's metadata promises, and puts it into the head.
  func loadLinkPicture(of metadata: LPLinkMetadata) {
    let providers = [metadata.imageProvider, metadata.iconProvider].compactMap(\.self)
    guard !providers.isEmpty else { return }
    DispatchQueue.global(qos: .utility).async { [weak self] in
      let image = providers.lazy.compactMap { $0.picture(within: Self.patience) }.first
      guard let image else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.show(linkPicture: image) } }
    }
  }

  private func show(linkPicture image: UIImage) {
    guard var header else { return }
    header.picture = .image(image)
    update(header: header)
  }
}

extension NSItemProvider {
  /// A picture that can be drawn; waits for it. Decodes it, so that drawing does not.
  fileprivate func picture(within patience: DispatchTimeInterval) -> UIImage? {
    let received = Waiting<UIImage?>()
    let progress = loadObject(ofClass: UIImage.self) { image, _ in received.set(image as? UIImage) }
    guard let answer = received.wait(patience) else {
      progress.cancel()
      return nil
    }
    return answer.flatMap { (try? $0.decoded()) == nil ? nil : $0 }
  }
}
