// modes: 5 6 main
import UIKit

/// Labels, a switch and a button in a stack, in the style of storyboard refugees.
class OptionsView: UIView {
    let titleLabel = UILabel()
    let toggle = UISwitch()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        titleLabel.text = "Include location"
        titleLabel.font = .boldSystemFont(ofSize: 17)
        button.setTitle("Continue", for: .normal)
        let row = UIStackView(arrangedSubviews: [titleLabel, toggle])
        row.axis = .horizontal
        row.spacing = 8
        let stack = UIStackView(arrangedSubviews: [row, button])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.distribution = .fill
        stack.spacing = 16
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
    }
}

class OptionsController: UIViewController {
    private let options = OptionsView(frame: .zero)
    var onContinue: ((Bool) -> Void)?

    override func loadView() {
        view = options
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Options"
        options.button.addAction(UIAction { [unowned self] _ in
            self.onContinue?(self.options.toggle.isOn)
        }, for: .touchUpInside)
    }
}

class OptionsActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { return .init("com.example.options") }
    override var activityTitle: String? { return "Options" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }
    private lazy var controller: OptionsController = {
        let controller = OptionsController()
        controller.onContinue = { [weak self] isOn in
            print("continue \(isOn)")
            self?.activityDidFinish(true)
        }
        return controller
    }()
    override var activityViewController: UIViewController? { return controller }
}
