// modes: 5 6 main
import UIKit

@MainActor
protocol NoteEditorDelegate: AnyObject {
    func noteEditorDidCancel(_ editor: NoteEditor)
    func noteEditorDidFinish(_ editor: NoteEditor)
}

/// Asks before changes are lost, as Apple's sample "Disabling the pull-down gesture for a sheet" does.
class NoteEditor: UIViewController, UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
    weak var delegate: NoteEditorDelegate?
    let textView = UITextView(frame: .zero, textContainer: nil)
    private let originalText: String
    private var observer: NSObjectProtocol?
    var hasChanges: Bool { return originalText != textView.text }

    init(text: String) {
        originalText = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
        textView.text = originalText
        textView.delegate = self
        textView.textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        textView.textContainer.lineFragmentPadding = 0
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
        navigationItem.prompt = "Only you can see this"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in self.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [unowned self] _ in
                self.delegate?.noteEditorDidFinish(self)
            })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented || isMovingToParent {
            observer = NotificationCenter.default.addObserver(
                forName: UITextView.textDidChangeNotification, object: textView, queue: nil
            ) { _ in print("note changed") }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || navigationController?.isBeingDismissed == true {
            observer.map(NotificationCenter.default.removeObserver)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        isModalInPresentation = hasChanges
    }

    func textViewDidChange(_ textView: UITextView) {
        viewIfLoaded?.setNeedsLayout()
    }

    private func cancel() {
        hasChanges ? confirmCancel() : delegate?.noteEditorDidCancel(self)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        confirmCancel()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        print("note dismissed by the person")
        delegate?.noteEditorDidCancel(self)
    }

    private func confirmCancel() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Discard Changes", style: .destructive) { _ in
            self.delegate?.noteEditorDidCancel(self)
        })
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(alert, animated: true)
    }
}

/// Presents the editor.
class NoteController: UIViewController, NoteEditorDelegate {
    func edit(_ text: String) {
        let editor = NoteEditor(text: text)
        editor.delegate = self
        let navigation = UINavigationController(rootViewController: editor)
        navigation.presentationController?.delegate = editor
        if #available(iOS 15.0, *), let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
        }
        present(navigation, animated: true)
    }

    func noteEditorDidCancel(_ editor: NoteEditor) {
        print("note cancelled")
        if editor.navigationController?.presentingViewController != nil { dismiss(animated: true) }
    }

    func noteEditorDidFinish(_ editor: NoteEditor) {
        print("note saved \(editor.textView.text ?? "")")
        dismiss(animated: true)
    }
}
