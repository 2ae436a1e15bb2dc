import SheetEngine
import SheetFiles
import SheetPresentation
import SheetPrograms

/// Makes one PDF document of texts, links, pictures and PDF documents.
package final class CreatePDFActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .markupAsPDF, category: .action, title: "Create PDF", icon: "markupAsPDF",
      accepts: .printable)
  }

  package override func makeForm() -> Form {
    let folders = FolderField(settings: settings)
    let title = ItemTitle.title(of: items)
    return Form(
      title: "Create PDF", submitTitle: "Create",
      fields: [
        FormField("title", label: "Title", value: .text(title)),
        FormField(
          "paper", label: "Paper",
          kind: .choice(PaperSize.all.map { FormChoice($0.id, title: $0.title) }),
          value: .text(PaperSize.standard(settings.environment).id)),
        folders.field(startingAt: folders.standard(for: items)),
        FormField("name", label: "Name", value: .text("\(title).pdf"), isRequired: true),
      ])
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let name = try FileName.withSuffix(".pdf", work.values.text("name"))
    let paper = PaperSize.all.first { $0.id == work.values.text("paper") }
    let path = try SavedDocument.save(
      work.items, title: work.values.text("title").trimmingBlanks, paper: paper ?? .a4, name: name,
      work)
    return ActivityResult(.completed, products: [.file(path.url)])
  }

  package override class func field(of error: any Error) -> String {
    (error as? FileError)?.formField ?? ""
  }
}
