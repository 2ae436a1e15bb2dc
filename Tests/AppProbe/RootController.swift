import SheetCells
import SheetPresentation
import UIKit

/// The screen at the bottom. Its own drawing is that of this project; the rest is UIKit's.
final class RootController: UIViewController {
  private let words = Array(CommandLine.arguments.dropFirst())
  private let printer = UIPrintInteractionController.shared
  private var documents: UIDocumentInteractionController?
  private var didBegin = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Probe"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !didBegin else { return }
    didBegin = true
    begin(words.first ?? "")
  }

  override func draw(into canvas: inout Canvas, theme: Theme) {
    // A test waits for these words, which are not there while something lies over them.
    guard presentedViewController == nil else { return }
    canvas.write("The screen of the program", at: CellPoint(x: 1, y: 0), style: theme.text)
  }

  private var argument: String { words.count > 1 ? words[1] : "" }
  private var file: URL { URL(fileURLWithPath: argument) }

  private func begin(_ word: String) {
    switch word {
    case "mail": presentMail()
    case "message": presentMessage()
    case "safari": presentBrowser()
    case "print": presentPrinter()
    case "print-renderer", "print-markup", "print-drawn": presentPrinter(word)
    case "open": presentPicker(UIDocumentPickerViewController(forOpeningContentTypes: [.image]))
    case "open-many": presentMany()
    case "export": presentPicker(UIDocumentPickerViewController(forExporting: [file]))
    case "images": presentImages()
    case "photos": presentPhotos(limit: 0)
    case "two-photos": presentPhotos(limit: 2)
    case "preview", "options", "open-in": presentDocument(word)
    case "share": presentSheet([argument], nil)
    case "activity": presentSheet(["Shared text"], [PickingActivity()])
    case "url": open(argument)
    case "code":
      let code = CodeController(argument, width: words.last.flatMap(Int.init))
      present(code, animated: true)
    case "link": presentSheet([LinkSource(file)], nil)
    default: break
    }
  }

  private func presentMail() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setSubject("Grüße")
    mail.setToRecipients(["ada@example.org", "Čeněk <cenek@example.org>"])
    mail.setMessageBody("<p>Hello &amp; <b>welcome</b></p><p>Bye</p>", isHTML: true)
    mail.addAttachmentData(Data("notes".utf8), mimeType: "text/plain", fileName: "naïve café.txt")
    present(mail, animated: true)
  }

  private func presentMessage() {
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = self
    message.recipients = ["+420 123"]
    message.body = "Hi there"
    tell("can", MFMessageComposeViewController.canSendText())
    present(message, animated: true)
  }

  private func presentBrowser() {
    guard let url = URL(string: argument) else { return }
    let safari = SFSafariViewController(url: url)
    safari.delegate = self
    present(safari, animated: true)
  }

  private func presentPrinter() {
    let info = UIPrintInfo.printInfo()
    info.jobName = "Probe job"
    printer.printInfo = info
    printer.printFormatter = UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1>Words")
    printer.present(animated: true) { _, completed, error in
      tell("printed", completed, error.map { "\($0)" } ?? "no error")
    }
  }

  private func presentPrinter(_ word: String) {
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.printerID) = ("Probe job", "eve")
    printer.printInfo = info
    switch word {
    case "print-renderer":
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(
        UISimpleTextPrintFormatter(text: "First: Grüße"), startingAtPageAt: 0)
      renderer.addPrintFormatter(
        UIMarkupTextPrintFormatter(markupText: "<b>Second 日本</b>"), startingAtPageAt: 1)
      printer.printPageRenderer = renderer
    case "print-markup":
      printer.printFormatter = UIMarkupTextPrintFormatter(
        markupText: "<h1>Title</h1><p>Words &amp; more</p>")
    default: printer.printPageRenderer = DrawingRenderer()
    }
    printer.present(animated: true) { _, completed, error in
      tell("printed", completed, error.map { "\($0)" } ?? "no error")
    }
  }

  private func presentPicker(_ picker: UIDocumentPickerViewController) {
    picker.delegate = self
    present(picker, animated: true)
  }

  private func presentMany() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    presentPicker(picker)
  }

  private func presentImages() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  private func presentPhotos(limit: Int) {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = limit
    configuration.filter = .any(of: [.images, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  private func presentDocument(_ word: String) {
    let documents = UIDocumentInteractionController(url: file)
    documents.delegate = self
    self.documents = documents
    let view = UIResponder()
    switch word {
    case "preview": tell("shown", documents.presentPreview(animated: true))
    case "options":
      tell("shown", documents.presentOptionsMenu(from: .zero, in: view, animated: true))
    default: tell("shown", documents.presentOpenInMenu(from: .zero, in: view, animated: true))
    }
  }

  private func presentSheet(_ items: [Any], _ activities: [UIActivity]?) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      tell("sheet", type?.rawValue ?? "nil", completed)
    }
    present(sheet, animated: true)
  }

  private func open(_ address: String) {
    guard let url = URL(string: address) else { return }
    UIApplication.shared.open(url) { tell("opened", $0, Thread.isMainThread) }
  }
}

extension RootController: MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate, SFSafariViewControllerDelegate
{
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    tell("mail", result)
    dismiss(animated: true)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    tell("message", result)
    dismiss(animated: true)
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    tell("safari finished", controller.presentingViewController == nil)
  }
}

extension RootController: UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
  UIDocumentInteractionControllerDelegate, PHPickerViewControllerDelegate
{
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    tell("photos", results.count)
    for result in results {
      let name = result.itemProvider.suggestedName ?? "nil"
      result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
        tell("photo", name, (image as? UIImage).map { "\(Int($0.size.width))" } ?? "none")
      }
    }
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    tell("picked", urls.map(\.lastPathComponent).joined(separator: " "))
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    tell("picker cancelled")
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let image = info[.originalImage] as? UIImage
    tell("image", info[.mediaType] ?? "nil", image.map { "\(Int($0.size.width))" } ?? "none")
    picker.dismiss(animated: true)
  }

  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    tell("preview ended")
  }

  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {
    tell("menu dismissed")
  }
}

/// Draws two pages itself.
final class DrawingRenderer: UIPrintPageRenderer {
  private var drawn: [Int] = []

  override var numberOfPages: Int { 2 }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    UIBezierPath(ovalIn: contentRect).stroke()
    "Page \(pageIndex + 1)".draw(
      in: contentRect, withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    drawn.append(pageIndex)
    if drawn.count == 2 { tell("drew", drawn[0], drawn[1]) }
  }
}

/// An activity whose screen is a picker.
final class PickingActivity: UIActivity, UIDocumentPickerDelegate {
  override var activityTitle: String? { "Pick" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

  override var activityViewController: UIViewController? {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.delegate = self
    return picker
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    activityDidFinish(true)
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    activityDidFinish(false)
  }
}

/// A link with a picture for the head of the sheet.
final class LinkSource: NSObject, UIActivityItemSource {
  private let picture: URL

  init(_ picture: URL) {
    self.picture = picture
  }

  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }

  func activityViewController(
    _ controller: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "https://example.org" }

  func activityViewControllerLinkMetadata(
    _ controller: UIActivityViewController
  ) -> LPLinkMetadata? {
    let metadata = LPLinkMetadata()
    metadata.title = "A page"
    metadata.url = URL(string: "https://example.org")
    metadata.iconProvider = NSItemProvider(contentsOf: picture)
    return metadata
  }
}
