import Foundation
import SheetCells
import SheetFiles
import SheetPrograms

/// A printer with what the person wants of it, looked up.
struct PrintOrder {
  private let service: PrintService
  private let printer: String
  private let arguments: [String]
  private let paper: PaperSize
  private let work: ActivityWork

  /// Finds the printer, and its words for what was chosen.
  ///
  /// - Throws: ``PrintError``, `CancellationError`.
  init(_ work: ActivityWork, printer name: String) throws {
    self.work = work
    service = PrintService(work.settings.environment)
    printer = try Self.printer(name, service, work.monitor)
    let options = try service.options(of: printer, work.monitor)
    let chosen = try PrintOption.Meaning.allCases.compactMap { meaning in
      try Self.choice(of: meaning, among: options, work)
    }
    let size =
      chosen.first { $0.option.meaning == .paper }?.value
      ?? options.first { $0.meaning == .paper }?.standard
    paper = size.flatMap(PaperSize.named) ?? .standard(work.settings.environment)
    arguments =
      Self.arguments(work)
      + chosen.filter { $0.value != $0.option.standard }
      .flatMap { ["-o", "\($0.option.keyword)=\($0.value)"] }
  }

  private static func printer(
    _ name: String, _ service: PrintService, _ monitor: WorkMonitor
  ) throws -> String {
    let printers = try service.printers(monitor)
    guard !name.isEmpty else {
      guard let standard = printers.standard else {
        throw PrintError.noPrinter(known: printers.names)
      }
      return standard
    }
    guard printers.names.contains(name) else {
      throw PrintError.unknownPrinter(name, known: printers.names)
    }
    return name
  }

  private static func choice(
    of meaning: PrintOption.Meaning, among options: [PrintOption], _ work: ActivityWork
  ) throws(PrintError) -> (option: PrintOption, value: String)? {
    let wanted = work.values.text(meaning.rawValue).trimmingBlanks
    guard !wanted.isEmpty else { return nil }
    let option = options.first { $0.meaning == meaning }
    guard let option, let value = option.choice(for: wanted) else {
      throw .noChoice(field: meaning.rawValue, value: wanted, choices: option?.choices ?? [])
    }
    return (option, value)
  }

  private static func arguments(_ work: ActivityWork) -> [String] {
    let pages = PageRanges(work.values.text("pages"))
    return ["-n", work.values.text("copies").trimmingBlanks]
      + (pages.map { ["-P", $0.text] } ?? [])
  }

  /// Lays out the items, unless they are one PDF document, and hands them to the queue.
  ///
  /// - Throws: ``PrintError``, ``DocumentError``, ``FileError``, `CancellationError`.
  func submit(_ items: [ActivityItem], title: String) throws -> WatchedJob {
    let parts = try items.map { try DocumentPart($0) }
    // What IPP allows for a name is 255 bytes.
    let words = String(title.displayable.prefix(60))
    let arguments = ["-t", words.isEmpty ? "Document" : words] + arguments
    if parts.count == 1, parts[0].content == .pdf {
      return try submit(parts[0].file, arguments)
    }
    let folder = Self.folder(work.settings.environment)
    let staged = try StagedFile(in: folder)
    let file = try staged.makeFile(mode: 0o600)
    try DocumentMaker(
      title: title, paper: paper, settings: work.settings, monitor: work.monitor
    ).write(parts, to: file, in: folder)
    return try withExtendedLifetime(staged) { try submit(file, arguments) }
  }

  private func submit(_ file: Descriptor, _ arguments: [String]) throws -> WatchedJob {
    let name = try service.submit(file, to: printer, arguments: arguments, work.monitor)
    return WatchedJob(name: name, printer: printer, service: service, sides: sides(of: file))
  }

  /// How many sides will be printed in all; `nil` where no program is there that counts pages.
  private func sides(of file: Descriptor) -> Int? {
    guard let counter = try? PDFJoiner(work.settings.environment, work.monitor),
      let pages = counter.pages(of: file)
    else { return nil }
    let wanted = PageRanges(work.values.text("pages"))?.count(among: pages) ?? pages
    let (sides, isTooMany) = wanted.multipliedReportingOverflow(
      by: Int(work.values.text("copies").trimmingBlanks) ?? 1)
    return isTooMany ? nil : sides
  }

  /// Where a document lies until the queue has its own copy.
  private static func folder(_ environment: [String: String]) -> FilePath {
    let stated = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? FilePath($0) : nil }
    return stated.flatMap { stat.isFolder($0) ? $0 : nil } ?? FilePath("/tmp")
  }
}
