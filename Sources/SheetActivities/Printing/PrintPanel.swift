import Dispatch
import SheetCells
import SheetPresentation

/// The print panel. It is there at once, and gets its printers when CUPS has named them, and the choices of a
/// printer when that is looked at: neither is waited for.
final class PrintPanel: FormViewController {
  private let items: [ActivityItem]
  private let settings: ActivitySettings
  private var printers: PrintService.Printers?
  private var options: [String: [PrintOption]] = [:]
  private var isConversation = false
  private let notes: [FormField]
  private let preset: String?
  private var presets: [String: String]

  /// A panel that asks for printers when it is shown.
  ///
  /// - Parameters:
  ///   - notes: Sentences that stand above the questions, whatever becomes of these.
  ///   - presets: Values by the fields' ids, which count as typed.
  init(
    _ items: [ActivityItem], _ settings: ActivitySettings, notes: [FormField],
    presets: [String: String]
  ) {
    (self.items, self.settings, self.notes) = (items, settings, notes)
    preset = presets["printer"]
    self.presets = presets
    var form = PrintForm(knowledge: .asking, items: items, settings: settings).form
    form.fields = notes + form.fields
    super.init(form: form)
    fill(presets)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let service = PrintService(settings.environment)
    ask {
      try service.printers()
    } then: { [weak self] in
      self?.take($0)
    }
  }

  /// A conversation waits for the printers, and for the choices of the one that is named.
  override func prepareForConversation() {
    isConversation = true
    let service = PrintService(settings.environment)
    take(Result { try service.printers() })
  }

  override func didAnswer(_ field: String) {
    if field == "printer" { look(at: chosen) }
  }

  override func handle(_ event: Event) -> Bool {
    let before = chosen
    let isUsed = super.handle(event)
    if chosen != before { look(at: chosen) }
    return isUsed
  }

  private var chosen: String { form.values.text("printer") }

  private func take(_ answer: Result<PrintService.Printers, any Error>) {
    switch answer {
    case .success(let printers):
      self.printers = printers
      let wished = chosen.isEmpty ? preset.flatMap(known) : chosen
      let first = wished ?? printers.standard ?? printers.names.first ?? PrintForm.file
      look(at: first)
    case .failure(let error): show(.failed(error.localizedDescription))
    }
  }

  private func known(_ name: String) -> String? {
    PrintForm.isFile(name) ? PrintForm.file : printers?.names.first { $0 == name }
  }

  /// Shows what a printer offers, when that is known.
  private func look(at printer: String) {
    // While the printers are looked for, a file can be chosen, and then nothing again: it is asked about
    // when they are known.
    guard let printers, !printer.isEmpty else { return }
    // What was chosen for another printer is gone then.
    show(.known(printers, chosen: printer, options: nil))
    guard printer != PrintForm.file else { return }
    let service = PrintService(settings.environment)
    if isConversation, options[printer] == nil {
      options[printer] = (try? service.options(of: printer)) ?? []
    }
    if let known = options[printer] {
      return show(.known(printers, chosen: printer, options: known))
    }
    ask {
      try service.options(of: printer)
    } then: { [weak self] answer in
      self?.options[printer] = (try? answer.get()) ?? []
      if self?.chosen == printer { self?.look(at: printer) }
    }
  }

  private func show(_ knowledge: PrintForm.Knowledge) {
    var form = PrintForm(knowledge: knowledge, items: items, settings: settings).form
    form.fields = notes + form.fields
    replace(form)
    fill(presets)
  }

  /// Presets go into fields as these appear, once.
  private func fill(_ values: [String: String]) {
    for (field, value) in values where field != "printer" {
      var changed = form
      guard (try? changed.set(field, to: value)) != nil else { continue }
      replace(changed, keeping: false)
      presets[field] = nil
    }
  }

  private func ask<Answer: Sendable>(
    _ question: @escaping @Sendable () throws -> Answer,
    then: @escaping @MainActor @Sendable (Result<Answer, any Error>) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      let answer = Result { try question() }
      DispatchQueue.main.async { MainActor.assumeIsolated { then(answer) } }
    }
  }
}
