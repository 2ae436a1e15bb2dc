// modes: 5 6 main
import MessageUI
import UIKit

/// Sends feedback with the system's own mail screen.
class MailComposeActivity: UIActivity, @preconcurrency MFMailComposeViewControllerDelegate {
    private var body = ""

    override var activityType: UIActivity.ActivityType? { return .init("com.example.feedback") }
    override var activityTitle: String? { return "Feedback" }
    override var activityImage: UIImage? { return UIImage(systemName: "envelope") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return MFMailComposeViewController.canSendMail()
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        body = activityItems.compactMap { $0 as? String }.joined(separator: "\n")
    }

    override var activityViewController: UIViewController? {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = self
        composer.setToRecipients(["feedback@example.com"])
        composer.setSubject("Feedback on the app")
        composer.setMessageBody(body, isHTML: false)
        composer.addAttachmentData(Data("log".utf8), mimeType: "text/plain", fileName: "log.txt")
        return composer
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        switch result {
        case .cancelled: print("mail cancelled")
        case .saved: print("mail saved")
        case .sent: print("mail sent")
        case .failed: print("mail failed \(error.map { $0.localizedDescription } ?? "")")
        @unknown default: break
        }
        activityDidFinish(result == .sent)
    }
}
