import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation

/// The questions of the print panel, by what is known of the printers.
struct PrintForm {
  /// The value of the printer that is a file; no queue can have it, since there are blanks in it.
  static let file = "Save as PDF"

  /// Whether that printer is a file; `pdf` is short for it where no printer is called so.
  static func isFile(_ printer: String) -> Bool {
    [file.lowercased(), "pdf"].contains(printer.lowercased())
  }

  /// What is known of the printers.
  enum Knowledge: Hashable, Sendable {
    /// Nobody has asked: any name may be typed.
    case none
    /// They are being asked.
    case asking
    /// Nothing came of that, and why.
    case failed(String)
    /// These are there, and one is looked at with what it offers; `nil` while that is being asked.
    case known(PrintService.Printers, chosen: String, options: [PrintOption]?)
  }

  let knowledge: Knowledge
  let items: [ActivityItem]
  let settings: ActivitySettings

  /// The form.
  var form: Form {
    Form(
      title: "Print", submitTitle: isFile ? "Save" : "Print",
      fields: printerFields + [titleField] + (isFile ? [] : jobFields)
        + (asksForFile ? fileFields : []),
      validate: knowledge == .asking ? Self.isEarly : Self.problems)
  }

  private var isFile: Bool {
    switch knowledge {
    case .known(_, let chosen, _): chosen == Self.file
    case .failed: true
    case .none, .asking: false
    }
  }

  private var asksForFile: Bool {
    if case .none = knowledge { true } else { isFile }
  }

  private var titleField: FormField {
    FormField("title", label: "Title", value: .text(ItemTitle.title(of: items)))
  }

  private var printerFields: [FormField] {
    switch knowledge {
    case .none:
      return [FormField("printer", label: "Printer", help: "Empty: the usual one. pdf: a file.")]
    case .asking:
      return [printer([FormChoice("", title: "Looking for printers"), Self.fileChoice], "")]
    case .failed(let words):
      return [FormField.note("service", words), printer([Self.fileChoice], Self.file)]
    case .known(let printers, let chosen, _):
      let choices = printers.names.map { FormChoice($0, title: $0.displayable) }
      let note = printers.names.isEmpty ? [FormField.note("service", "No printer is set up.")] : []
      return note + [printer(choices + [Self.fileChoice], chosen)]
    }
  }

  private static let fileChoice = FormChoice(file)

  private func printer(_ choices: [FormChoice], _ chosen: String) -> FormField {
    FormField("printer", label: "Printer", kind: .choice(choices), value: .text(chosen))
  }

  private var jobFields: [FormField] {
    [
      FormField("copies", label: "Copies", value: "1", isRequired: true),
      FormField("pages", label: "Pages", placeholder: "all", help: "Such as 1-3,5."),
    ] + optionFields + [
      FormField(
        "watch", label: "Wait until it is printed", kind: .checkbox, value: true,
        help: "Otherwise the job is left to the queue.")
    ]
  }

  private var optionFields: [FormField] {
    switch knowledge {
    case .none:
      [("sides", "Sides"), ("color", "Colour"), ("paper", "Paper")].map {
        FormField($0, label: $1, help: "Empty: as the printer is set.")
      }
    case .known(_, _, let options?):
      options.map(field)
    default: []
    }
  }

  private func field(_ option: PrintOption) -> FormField {
    let label =
      switch option.meaning {
      case .sides: "Sides"
      case .color: "Colour"
      case .paper: "Paper"
      }
    let choices = option.choices.map { FormChoice($0, title: PrintOption.title($0).displayable) }
    return FormField(
      option.meaning.rawValue, label: label, kind: .choice(choices),
      value: .text(option.standard ?? option.choices[0]))
  }

  private var fileFields: [FormField] {
    let folders = FolderField(settings: settings)
    let name = "\(ItemTitle.title(of: items)).pdf"
    return [
      folders.field(startingAt: folders.standard(for: items)),
      FormField("name", label: "Name", value: .text(name), isRequired: true),
    ]
  }

  /// What cannot be printed with.
  private static func problems(_ values: FormValues) -> [String: String] {
    var problems: [String: String] = [:]
    if let copies = values["copies"], !(Int(copies.text).map { (1...999).contains($0) } ?? false) {
      problems["copies"] = "Type a number from 1 to 999."
    }
    let pages = values.text("pages").trimmingBlanks
    if !pages.isEmpty, PageRanges(pages) == nil {
      problems["pages"] = "Type pages such as 1-3,5."
    }
    return problems
  }

  /// For a moment, and as long as CUPS takes to answer, at most.
  private static func isEarly(_ values: FormValues) -> [String: String] {
    ["printer": "The printers are not known yet. Wait a moment."]
  }
}

/// Pages of a document, as `lp -P` takes them.
struct PageRanges: Equatable {
  /// Without blanks.
  let text: String
  private var ranges: [ClosedRange<Int>] = []

  /// `nil` for anything but rising ranges of pages from 1.
  init?(_ typed: String) {
    text = String(typed.filter { !$0.isWhitespace })
    var last = 0
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let end = ends.last ?? nil,
        first > last, end >= first, !part.contains("+")
      else { return nil }
      ranges.append(first...end)
      last = end
    }
  }

  /// How many of so many pages these are.
  func count(among pages: Int) -> Int {
    ranges.reduce(0) { $0 + max(0, min($1.upperBound, pages) - $1.lowerBound + 1) }
  }
}
