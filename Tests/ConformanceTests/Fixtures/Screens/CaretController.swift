// modes: 5 6 main
import UIKit

/// A composer above the keyboard, a grid with headers and previews that may be edited.
class CaretController: UIViewController, QLPreviewControllerDelegate {
    private let textView = UITextView()
    private let field = UITextField()
    private let qrView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonDisplayMode = .minimal
        qrView.layer.magnificationFilter = .nearest
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
        textView.selectedTextRange = textView.textRange(from: textView.endOfDocument, to: textView.endOfDocument)
        field.selectAll(nil)
    }

    func wrapSelection(in marker: String) {
        guard let range = textView.selectedTextRange, let selected = textView.text(in: range) else { return }
        textView.replace(range, withText: marker + selected + marker)
        let cursor = textView.offset(from: textView.beginningOfDocument, to: range.start)
        if let position = textView.position(from: textView.beginningOfDocument, offset: cursor + marker.count) {
            textView.selectedTextRange = textView.textRange(from: position, to: position)
        }
    }

    func caret(of input: UITextInput) -> Int? {
        guard let range: UITextRange = input.selectedTextRange else { return nil }
        let start: UITextPosition = range.start
        return input.offset(from: input.beginningOfDocument, to: start)
    }

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: QLPreviewItem) -> QLPreviewItemEditingMode {
        .updateContents
    }

    func share(_ image: UIImage, from source: UIPopoverPresentationControllerSourceItem?) {
        let data = image.heicData() ?? image.jpegData(compressionQuality: 0.9)
        let sheet = UIActivityViewController(activityItems: [data as Any], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceItem = source ?? navigationItem.rightBarButtonItem ?? view
        present(sheet, animated: true)
    }
}
