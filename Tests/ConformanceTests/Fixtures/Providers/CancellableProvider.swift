// modes: 5 6 main
import UIKit

/// Shows its progress over the sheet and lets the person stop it.
class CancellableProvider: UIActivityItemProvider {
    private let done = DispatchSemaphore(value: 0)
    weak var presenter: UIViewController?

    override var item: Any {
        DispatchQueue.main.async {
            let alert = UIAlertController(
                title: "Exporting", message: "This takes a while.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Stop", style: .cancel) { [weak self] _ in
                self?.cancel()
            })
            self.presenter?.present(alert, animated: true, completion: nil)
        }
        done.wait()
        print("provider cancelled: \(isCancelled)")
        return placeholderItem!
    }

    override func cancel() {
        super.cancel()
        done.signal()
    }
}
