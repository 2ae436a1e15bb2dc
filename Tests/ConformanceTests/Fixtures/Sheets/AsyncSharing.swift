// modes: 5 6 main
import UIKit

/// Sharing as a function that returns when the sheet is gone.
@MainActor
enum Sharing {
    enum Outcome: Equatable {
        case shared(UIActivity.ActivityType?)
        case cancelled
        case failed(String)
    }

    static func share(_ items: [Any], with activities: [UIActivity] = [], from presenter: UIViewController) async -> Outcome {
        await withCheckedContinuation { continuation in
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
            sheet.excludedActivityTypes = [.assignToContact, .addToReadingList, .openInIBooks, .markupAsPDF]
            sheet.completionWithItemsHandler = { type, completed, _, error in
                if let error = error {
                    continuation.resume(returning: .failed(error.localizedDescription))
                } else {
                    continuation.resume(returning: completed ? .shared(type) : .cancelled)
                }
            }
            if let popover = sheet.popoverPresentationController {
                popover.sourceView = presenter.view
                popover.sourceRect = CGRect(x: presenter.view.bounds.midX, y: presenter.view.bounds.midY, width: 0, height: 0)
                popover.permittedArrowDirections = []
            }
            presenter.present(sheet, animated: true)
        }
    }
}

final class AsyncShareController: UIViewController {
    var activity = UIActivity()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { [weak self] in
            guard let self else { return }
            let outcome = await Sharing.share(["From a task"], with: [self.activity], from: self)
            print("outcome \(outcome == .shared(.init("com.example.receiver")))")
        }
    }
}
