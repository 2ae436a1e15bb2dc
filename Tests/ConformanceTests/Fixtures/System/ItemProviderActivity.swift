// modes: 5 6 main
import UIKit
import UniformTypeIdentifiers

/// Loads what item providers promise.
class ItemProviderActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { .init("com.example.providers") }
    override var activityTitle: String? { "Load" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() {
        let provider = NSItemProvider(object: "promised text" as NSString)
        print("conforms \(provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier)) \(UTType.png.conforms(to: .image))")
        provider.loadObject(ofClass: NSString.self) { object, error in
            let text = object as? String
            DispatchQueue.main.async {
                print("loaded \(text ?? "nothing")")
                self.activityDidFinish(true)
            }
        }
    }
}
