import SheetEngine
import SheetFiles
import SheetImaging
import SheetPresentation

/// Shows texts and links as a QR code for a phone, or saves the code as a picture.
package final class QRCodeActivity: FormActivity {
  /// Large enough for print: 8 pixels a module.
  private nonisolated static let pixelsPerModule = 8

  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .qrCode, category: .action, title: "QR Code", icon: "QRCode",
      accepts: ItemFilter([.text, .link], words: "a text or a link"))
  }

  package override func makeForm() -> Form {
    let folders = FolderField(settings: settings)
    return Form(
      title: "QR Code", submitTitle: "Save",
      fields: [
        folders.field(startingAt: folders.workingDirectory),
        FormField("name", label: "Name", value: "qr-code.png", isRequired: true),
      ])
  }

  package override func makePanel(for form: Form) -> FormViewController {
    let (items, helper) = (items, settings.helper)
    let panel = CodeViewController(form: form) {
      try ItemCode.symbol(of: items.map { try $0.resolved() }, helper())
    }
    panel.onDone = { [weak self] in self?.activityDidFinish(ActivityResult(.completed)) }
    return panel
  }

  /// A code is for the screen unless somebody names a place for it.
  package override func missingAnswer() -> ActivityInputError? {
    if let problem = super.missingAnswer() { return problem }
    guard presets["folder"] == nil, presets["name"] == nil else { return nil }
    return .refused(field: "folder", problem: "Without a terminal the code can only be saved.")
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let symbol = try ItemCode.symbol(of: work.items, work.settings.helper(), work.monitor)
    let image = UIImage(bitmap: symbol.bitmap(pixelsPerModule: pixelsPerModule))
    let name = try FileName.withSuffix(".png", work.values.text("name"))
    guard let png = image.pngData() else { throw CodeError.helperFailed }
    let path = try FileSaver(monitor: work.monitor).save(
      .bytes(Array(png)), as: name, in: work.folder("folder"))
    return ActivityResult(.completed, products: [.file(path.url)])
  }

  package override class func field(of error: any Error) -> String {
    (error as? FileError)?.formField ?? ""
  }
}
