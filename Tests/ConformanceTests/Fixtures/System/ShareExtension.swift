// modes: 5 6 main
import UIKit
import UniformTypeIdentifiers

/// The screen of a share extension, which its app shows too.
final class ExtensionViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let items = extensionContext?.inputItems as? [NSExtensionItem] else { return cancel() }
        for provider in items.flatMap({ $0.attachments ?? [] }) where provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
            provider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { [weak self] value, _ in
                let address = (value as? NSURL)?.absoluteString
                DispatchQueue.main.async { self?.finish(address) }
            }
        }
    }

    private func finish(_ address: String?) {
        title = address
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    private func cancel() {
        extensionContext?.cancelRequest(withError: NSError(domain: "com.example.share", code: 0))
        extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
    }
}

/// The same without a screen.
final class ActionHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        let item = context.inputItems.first as? NSExtensionItem
        print(item?.attributedContentText?.string ?? "nothing")
        context.completeRequest(returningItems: context.inputItems) { expired in print(expired) }
    }
}
