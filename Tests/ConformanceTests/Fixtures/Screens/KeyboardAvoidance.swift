// modes: 5 6 main
import UIKit

/// A composer that makes room for the keyboard and hides it on a touch.
class KeyboardAvoidance: UIViewController {
    private let textView = UITextView()
    private var observers: [NSObjectProtocol] = []
    private lazy var bar: UIToolbar = {
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(systemItem: .flexibleSpace)]
        return bar
    }()

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        textView.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let center = NotificationCenter.default
        observers.append(center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { note in
            guard let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
            let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
            print(frame.height, duration, curve)
        })
        observers.append(center.addObserver(forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: .main) { _ in })
    }

    func makeRoom(for value: NSValue, duration: TimeInterval, curve: UInt) {
        let height = value.cgRectValue.intersection(view.bounds).height
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16), animations: {
            self.textView.contentInset.bottom = height
            self.textView.verticalScrollIndicatorInsets.bottom = height
            self.view.layoutIfNeeded()
        }, completion: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, !textView.frame.contains(touch.location(in: view)) else { return }
        view.endEditing(true)
    }
}
