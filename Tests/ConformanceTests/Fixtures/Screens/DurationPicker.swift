// modes: 5 6 main
import UIKit

/// A field whose value is picked, laid out by visual formats.
class DurationPicker: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let picker = UIPickerView()
    private let label = UILabel()
    private let units = [["1", "2", "3"], ["hours", "days"]]

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        picker.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picker)
        view.addSubview(label)
        let views: [String: Any] = ["picker": picker, "label": label]
        let metrics = ["gap": 16]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-gap-[label]-[picker(>=60)]", options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[label]-|", options: [], metrics: nil, views: views)
        NSLayoutConstraint.activate(constraints)
        picker.selectRow(1, inComponent: 0, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { units[component].count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return units[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        label.text = units[0][picker.selectedRow(inComponent: 0)] + " " + units[1][picker.selectedRow(inComponent: 1)]
    }
}

/// Pages with an introduction.
class IntroductionController: UIPageViewController, UIPageViewControllerDataSource {
    private lazy var pages: [UIViewController] = [DurationPicker(), UIViewController()]

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
