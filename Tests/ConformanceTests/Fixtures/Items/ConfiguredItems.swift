// modes: 5 6 main
import LinkPresentation
import UIKit

/// What is on the screen, for the system to share.
class GalleryConfiguration {
    let photo: UIImage
    let page: URL

    init(photo: UIImage, page: URL) {
        self.photo = photo
        self.page = page
    }

    @MainActor
    func makeSheet() -> UIActivityViewController {
        let configuration = UIActivityItemsConfiguration(objects: [page as NSURL, "A photo" as NSString])
        configuration.metadataProvider = { [weak self] key in
            guard let self = self else { return nil }
            switch key {
            case .title: return "From the gallery"
            case .linkPresentationMetadata:
                let metadata = LPLinkMetadata()
                metadata.originalURL = self.page
                metadata.title = "The gallery's page"
                metadata.imageProvider = NSItemProvider(object: self.photo)
                return metadata
            default: return nil
            }
        }
        configuration.applicationActivitiesProvider = { [GalleryActivity()] }
        configuration.supportedInteractions = [.share, .copy]
        return UIActivityViewController(activityItemsConfiguration: configuration)
    }
}

class GalleryActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { .init("com.example.gallery") }
    override var activityTitle: String? { "Add to Album" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
    override func prepare(withActivityItems activityItems: [Any]) {
        print("album gets \(activityItems.count) \(activityItems.contains { $0 is URL })")
    }
}
