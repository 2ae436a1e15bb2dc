// modes: 5 6 main
import MobileCoreServices
import UIKit

/// Lets somebody choose a picture and shares it.
class AvatarPicker: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private let picker = UIImagePickerController()
    var onPick: ((UIImage) -> Void)?

    func choosePhoto() {
        guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
        picker.delegate = self
        picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        picker.allowsEditing = true
        picker.mediaTypes = [kUTTypeImage as String]
        picker.modalPresentationStyle = .popover
        present(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
        picker.dismiss(animated: true) { [weak self] in
            guard let self = self, let image = image else { return }
            self.onPick?(image)
            let sheet = UIActivityViewController(activityItems: [image.jpegData(compressionQuality: 0.8) ?? image], applicationActivities: nil)
            self.present(sheet, animated: true)
        }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true, completion: nil)
    }
}
