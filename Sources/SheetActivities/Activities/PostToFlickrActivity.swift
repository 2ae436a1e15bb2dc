import SheetEngine
import SheetPresentation

/// Uploads pictures to Flickr.
package final class PostToFlickrActivity: MediaActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .postToFlickr, category: .share, title: "Flickr", icon: "postToFlickr",
      accepts: ItemFilter(
        [.image, .file, .data], files: [.image], data: [.image], words: "a picture"))
  }

  nonisolated override class var service: any MediaService.Type { FlickrService.self }

  override class func usualVisibility(_ settings: ActivitySettings) -> String {
    ((try? settings.section(MediaSection<FlickrService>.self)) ?? .init()).visibility
  }

  override var ownFields: [FormField] {
    let choices = [
      FormChoice("original", title: "As they are"),
      FormChoice("smaller", title: "Smaller, as JPEG"),
    ]
    return [
      FormField("tags", label: "Tags", help: "With commas between them."),
      FormField(
        "pictures", label: "Pictures", kind: .choice(choices),
        help: "As they are, with what the camera wrote into them, or smaller and without that."),
    ]
  }

  package override class func field(of error: any Error) -> String {
    switch error as? PostError {
    case .pictureBytes, .notRemade: "pictures"
    default: ""
    }
  }
}
