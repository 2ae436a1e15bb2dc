// modes: 5 6 main
import UIKit

/// Controls and members of all kinds, as settings screens have them.
class ControlsController: UIViewController, UITextFieldDelegate, UIGestureRecognizerDelegate {
    private let slider = UISlider()
    private let stepper = UIStepper()
    private let datePicker = UIDatePicker()
    private let pages = UIPageControl()
    private let segments = UISegmentedControl(items: ["Small", "Large"])
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let nameField = UITextField(frame: .zero)
    private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private var tokens: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.setValue(5, animated: false)
        slider.addAction(UIAction { action in
            guard let slider = action.sender as? UISlider else { return }
            print("volume \(slider.value)")
        }, for: .valueChanged)
        stepper.stepValue = 2
        stepper.maximumValue = 8
        datePicker.datePickerMode = .dateAndTime
        datePicker.minimumDate = Date(timeIntervalSince1970: 0)
        datePicker.timeZone = TimeZone(identifier: "UTC")
        datePicker.locale = Locale(identifier: "en_US")
        if #available(iOS 14.0, *) {
            datePicker.preferredDatePickerStyle = .compact
        }
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .lightGray
        segments.selectedSegmentIndex = 0
        spinner.startAnimating()
        setUpField()
        setUpLooks()
    }

    private func setUpField() {
        nameField.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
        nameField.delegate = self
        nameField.keyboardAppearance = .dark
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
                self?.view.window?.endEditing(true)
            }),
        ]
        toolbar.sizeToFit()
        nameField.inputAccessoryView = toolbar
        let center = NotificationCenter.default
        tokens.append(center.addObserver(
            forName: UITextField.textDidChangeNotification, object: nameField, queue: .main) { _ in })
        tokens.append(center.addObserver(
            forName: UITextField.textDidEndEditingNotification, object: nil, queue: nil) { _ in })
    }

    private func setUpLooks() {
        view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9).rotated(by: .pi / 8)
        view.transform = .identity
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        view.layer.cornerCurve = .continuous
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.cancelsTouchesInView = false
        tap.delegate = self
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: nil))
        view.isAccessibilityElement = true
        view.accessibilityTraits = [.button, .header]
        view.accessibilityElementsHidden = false
        view.accessibilityViewIsModal = true
        blurView.contentView.addSubview(spinner)
        view.addSubview(blurView)
        let stack = UIStackView(arrangedSubviews: [nameField, slider, stepper, datePicker, pages, segments])
        stack.axis = .vertical
        slider.setContentHuggingPriority(.required - 1, for: .vertical)
        stepper.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    func snapshot() -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
        return renderer.image { context in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            view.layer.render(in: context.cgContext)
        }
    }

    func showOver() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = UIWindow.Level.alert + 1
        window.backgroundColor = .clear
        window.rootViewController = UIViewController()
    }
}

/// Half the height, from the time before sheets had detents.
class HalfSheetPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return CGRect(x: 0, y: container.bounds.height / 2, width: container.bounds.width, height: container.bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedView?.layer.cornerRadius = 12
    }
}

class HalfSheetController: UIViewController, UIViewControllerTransitioningDelegate {
    func show(_ controller: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
        present(controller, animated: true)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return HalfSheetPresentation(presentedViewController: presented, presenting: presenting)
    }
}
