import SheetEngine
import SheetPresentation
import SheetPrograms

/// taskwarrior, by its program.
struct TaskwarriorStore: ReminderStore {
  let standardList: String

  var listField: FormField? {
    FormField("list", label: "Project", value: .text(standardList))
  }

  /// `import` reads standard input, where nothing can be taken for a command; whether the task is there
  /// is asked afterwards.
  func add(_ reminder: Reminder, to list: String, _ work: ActivityWork) throws -> ActivityResult {
    let environment = work.settings.environment
    guard let path = ProgramFinder(environment: environment).path(of: "task") else {
      throw ReminderError.noProgram("task", package: "taskwarrior")
    }
    var program = ChildProcess(
      executable: path, arguments: ["rc.verbose=nothing", "import", "-"], environment: environment)
    program.input = .bytes(try reminder.taskRecord(project: list.onOneLine))
    let outcome = try program.run(work.monitor)
    program.arguments = ["rc.verbose=nothing", reminder.identifier, "export"]
    program.input = .none
    let stored = outcome.isSuccess ? try program.run(work.monitor).output : []
    guard String(decoding: stored, as: UTF8.self).contains(reminder.identifier) else {
      throw ReminderError.refused("taskwarrior", words: outcome.complaint)
    }
    return ActivityResult(
      .completed, note: ReminderWords.stored(reminder, in: "taskwarrior"))
  }
}
