// modes: 5 6 main
import MessageUI
import UIKit

/// A composer with a bar of its own colours.
class TintedMailComposer: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    func present(from presenter: UIViewController) {
        guard MFMailComposeViewController.canSendMail() else { return }
        let mail = MFMailComposeViewController()
        mail.navigationBar.tintColor = .white
        mail.navigationBar.barTintColor = .red
        mail.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
        mail.mailComposeDelegate = self
        mail.setSubject("Hello")
        mail.viewControllers.first?.navigationItem.title = "Feedback"
        presenter.present(mail, animated: true)
    }

    func presentMessage(from presenter: UINavigationController) {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = self
        message.navigationBar.isTranslucent = false
        let stack: UINavigationController = message
        presenter.present(stack, animated: true)
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        controller.dismiss(animated: true)
    }

    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
        controller.dismiss(animated: true)
    }
}
