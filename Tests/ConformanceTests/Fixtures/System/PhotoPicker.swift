// modes: 5 6 main
import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Lets somebody choose up to five pictures, and shares them.
final class PhotoPicker: UIViewController, PHPickerViewControllerDelegate {
    private var images: [UIImage] = []

    func pick() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 5
        configuration.filter = .any(of: [.images, .not(.videos)])
        configuration.preferredAssetRepresentationMode = .current
        configuration.selection = .ordered
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        for provider in results.map(\.itemProvider) where provider.canLoadObject(ofClass: UIImage.self) {
            provider.loadObject(ofClass: UIImage.self) { [weak self] object, error in
                guard let image = object as? UIImage else { return }
                DispatchQueue.main.async { self?.images.append(image) }
            }
        }
        guard let video = results.first(where: { $0.itemProvider.hasItemConformingToTypeIdentifier(UTType.movie.identifier) }) else { return }
        video.itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, _ in
            print(url?.lastPathComponent ?? "no video", video.assetIdentifier ?? "no asset")
        }
    }
}
