// modes: 5 6 main
import UIKit

/// Buttons with menus, and a view with one.
class FilterMenus: UIViewController, UIContextMenuInteractionDelegate {
    private let sortButton = UIButton(type: .system)
    private lazy var sendButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.subtitle = "to everyone"
        configuration.image = UIImage(systemName: "paperplane")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.titleAlignment = .center
        configuration.background.cornerRadius = 12
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            return incoming
        }
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.send() })
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let order = UIMenu(title: "Sort", subtitle: "by", options: [.displayInline, .singleSelection], children: [
            UIAction(title: "Name", state: .on) { _ in },
            UIAction(title: "Date", discoverabilityTitle: "Newest first") { _ in },
        ])
        let recent = UIDeferredMenuElement { completion in
            completion([UIAction(title: "Recent", attributes: [.disabled]) { _ in }])
        }
        let fresh = UIDeferredMenuElement.uncached { completion in completion([]) }
        sortButton.menu = UIMenu(title: "", image: nil, identifier: UIMenu.Identifier("sort"), options: [], children: [order, recent, fresh])
        sortButton.showsMenuAsPrimaryAction = true
        sortButton.changesSelectionAsPrimaryAction = true
        sendButton.setNeedsUpdateConfiguration()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
        view.addSubview(sortButton)
        view.addSubview(sendButton)
    }

    private func send() { sendButton.isEnabled = false }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        return UIContextMenuConfiguration(identifier: "menu" as NSString, previewProvider: nil, actionProvider: { suggested in
            return UIMenu(title: "View", options: .destructive, children: [UIAction(title: "Clear") { _ in }])
        })
    }
}
