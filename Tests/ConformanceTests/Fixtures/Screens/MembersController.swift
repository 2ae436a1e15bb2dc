// modes: 5 6 main
import UIKit

/// Members that sharing code touches on the way to its sheet.
class MembersController: UIViewController {
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        let spacer = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        navigationItem.rightBarButtonItems = [spacer]
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        view.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .black : .white
        }
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { _ in }
    }

    func present(_ other: UIViewController) {
        if let sheet = other.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        let idiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
        guard idiom == traitCollection.userInterfaceIdiom else { return }
        guard !isBeingDismissed, !isBeingPresented else { return }
        present(other, animated: true)
    }

    func icon(color: UIColor) -> UIImage? {
        let image = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1))
        guard let pixels = image?.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 8)) else { return nil }
        return autoreleasepool { UIImage(cgImage: pixels, scale: 2, orientation: .up) }
    }

    func measure(_ work: () -> Void) -> CFTimeInterval {
        let start = CACurrentMediaTime()
        work()
        return CACurrentMediaTime() - start
    }
}
