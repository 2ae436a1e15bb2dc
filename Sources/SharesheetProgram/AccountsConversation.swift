import SheetActivities
import SheetCommand
import SheetPresentation

/// Accounts line by line: for `--accessible`, and for scripts, whose answers come from standard input.
@MainActor
struct AccountsConversation {
  let keeper: AccountKeeper
  let console: any LinearConsole

  // MARK: Adding

  /// Signs in: asks for what the form leaves open, then for what is secret.
  func add(_ service: ServiceProfile, _ form: Form) throws -> Account {
    let (keeper, new) = (keeper, try NewAccount(service, try completed(form).values))
    let begun = try WaitedWork.run { try keeper.begin(new, $0) }
    if let page = begun.page {
      console.say("Open this page, allow access, and bring back the code that it shows:")
      console.say(page.address)
    } else if !service.signIn.hint.isEmpty {
      console.say(service.signIn.hint)
    }
    let answers = try answers(to: service.questions)
    return try WaitedWork.run { try keeper.add(begun, answers: answers, $0) }
  }

  private func answers(to questions: [ServiceProfile.SecretField]) throws -> [String: Secret] {
    var answers: [String: Secret] = [:]
    for question in questions {
      let prompt = "\(question.label): "
      let answer = question.name == "code" ? console.ask(prompt) : console.askSecret(prompt)
      guard let answer else {
        guard console is StandardInputConsole else { throw CancellationError() }
        throw AccountError.nothingGiven(question.label)
      }
      answers[question.name] = Secret(answer)
    }
    return answers
  }

  /// A script is not asked: its lines are secrets.
  private func completed(_ form: Form) throws -> Form {
    var form = form
    while let field = form.fields.first(where: { form.problems()[$0.id] != nil }) {
      guard !(console is StandardInputConsole) else { throw Self.missing(field) }
      try ask(field, in: &form)
    }
    return form
  }

  private static func missing(_ field: FormField) -> any Error {
    guard field.id != "store" else { return AccountError.noStore }
    return CommandError.fieldRefused(
      "\(field.label) is missing. Say it: --set \(field.id)=\(field.placeholder)")
  }

  private func ask(_ field: FormField, in form: inout Form) throws {
    var answer: String?
    if field.choices.isEmpty {
      let example = field.placeholder.isEmpty ? "" : " (such as \(field.placeholder))"
      answer = console.ask("\(field.label)\(example): ")
    } else {
      let index = console.choose(field.choices.map(\.title), prompt: field.label, standard: nil)
      answer = index.map { field.choices[$0].value }
    }
    guard let answer else { throw CancellationError() }
    do throws(FormError) {
      try form.set(field.id, to: answer)
    } catch {
      console.say(error.message)
    }
  }

  // MARK: The menu

  /// Offers everything until the person has enough.
  func run() throws {
    while true {
      let accounts = try keeper.accounts()
      let titles = accounts.map { "\($0.name), \(title(of: $0)), \($0.origin)" }
      console.say("Accounts")
      let choice = console.choose(
        titles + ["Add an account", "Done"], prompt: "Choose", standard: titles.count + 1)
      guard let choice else { throw CancellationError() }
      guard choice <= accounts.count else { return }
      try telling { choice < accounts.count ? try offer(accounts[choice]) : try add() }
    }
  }

  private func title(of account: Account) -> String {
    keeper.service(of: account)?.title ?? account.service
  }

  /// A failure is told, and then all is offered again.
  private func telling(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as CancellationError {
      throw error
    } catch let error as Interruption {
      throw error
    } catch {
      console.say(error.localizedDescription)
    }
  }

  private func add() throws {
    let choice = console.choose(
      keeper.services.map(\.title), prompt: "Service", standard: nil)
    guard let choice else { throw CancellationError() }
    let service = keeper.services[choice]
    let form = NewAccount.form(for: service, keeper.settings)
    console.say("Signed in as \(try add(service, form).name).")
  }

  private func offer(_ account: Account) throws {
    let keeper = keeper
    console.sayLines(keeper.description(of: account))
    let orders = account.store == nil ? ["Test", "Back"] : ["Test", "Remove", "Back"]
    switch console.choose(orders, prompt: "Choose", standard: orders.count - 1) {
    case nil: throw CancellationError()
    case 0:
      let identity = try WaitedWork.run { try keeper.test(account, $0) }
      console.say(keeper.words(identity, account))
    case 1 where account.store != nil:
      let notice = try WaitedWork.run { try keeper.remove(account, $0) }
      console.say(notice ?? "\(account.name) is gone.")
    default: break
    }
  }
}
