// modes: 5 6 main
import UIKit

/// A session ran out: the app takes the sheet away, whatever it is doing.
class TimedDismissal {
    private var timer: Timer?
    private weak var sheet: UIViewController?

    func start(_ sheet: UIViewController, after seconds: TimeInterval) {
        self.sheet = sheet
        timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak sheet] _ in
            DispatchQueue.main.async {
                sheet?.dismiss(animated: true, completion: { print("taken away") })
            }
        }
    }
}
