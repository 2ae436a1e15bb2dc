import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetPrograms

/// Prints by CUPS, and watches the job until it is on paper; or saves what would be printed as PDF.
package final class PrintActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .print, category: .action, title: "Print", icon: "print", accepts: .printable)
  }

  package override class var progressUnit: ProgressSnapshot.Unit { .pages }

  package override func accepted(_ item: Any, known: ActivityItem?) -> [ActivityItem] {
    guard known == nil else { return super.accepted(item, known: known) }
    return (item as? any PrintedText)?.printedText.map { [.text($0)] } ?? []
  }

  /// Nothing is asked of CUPS: without a screen, a printer and its choices are names, which ``run(_:)``
  /// looks up.
  package override func makeForm() -> Form {
    PrintForm(knowledge: .none, items: items, settings: settings).form
  }

  package override func makePanel(for form: Form) -> FormViewController {
    // What the frame says above the questions stays there.
    let notes = form.fields.filter { !$0.isInput }
    return PrintPanel(items, settings, notes: notes, presets: presets)
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let printer = work.values.text("printer").trimmingBlanks
    let title = work.values.text("title").trimmingBlanks
    if PrintForm.isFile(printer) {
      let name = try FileName.withSuffix(".pdf", work.values.text("name"))
      let paper = PaperSize.standard(work.settings.environment)
      let path = try SavedDocument.save(work.items, title: title, paper: paper, name: name, work)
      return ActivityResult(.completed, products: [.file(path.url)])
    }
    let order = try PrintOrder(work, printer: printer)
    let job = try order.submit(work.items, title: title)
    guard work.values.flag("watch") else {
      return ActivityResult(.handedOver, note: "The job is \(job.name.displayable).")
    }
    return try job.watch(work.monitor)
  }

  package override class func field(of error: any Error) -> String {
    switch error {
    case PrintError.noChoice(let field, _, _): field
    case PrintError.refusing, PrintError.unknownPrinter, PrintError.noPrinter: "printer"
    default: (error as? FileError)?.formField ?? ""
    }
  }
}

/// Something that can only be printed, such as a formatter of UIKit.
@MainActor
package protocol PrintedText {
  /// What is on the paper; `nil` for nothing.
  var printedText: String? { get }
}
