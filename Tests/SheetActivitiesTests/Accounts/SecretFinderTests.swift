import Foundation
import SheetPresentation
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct SecretFinderTests {
  /// A place that answers, or fails, and notes that it was asked.
  private struct Place: SecretKeeping {
    let store: SecretStore
    let answer: Result<Secret?, SecretError>
    let asked: Shared<[SecretStore]>
    let isAvailable = true

    func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret? {
      asked.change { $0.append(store) }
      return try answer.get()
    }

    func keep(_ secret: Secret, _ key: SecretKey, _ monitor: WorkMonitor) {}
    func remove(_ key: SecretKey, _ monitor: WorkMonitor) {}
  }

  private let scratch: ScratchDirectory
  private let asked = Shared<[SecretStore]>([])

  init() throws { scratch = try ScratchDirectory() }

  private var work: ActivityWork {
    ActivityWork(
      items: [], values: Form(title: "", fields: []).values, settings: scratch.settings(),
      monitor: WorkMonitor())
  }

  private func finder(
    _ work: ActivityWork, _ answers: (SecretStore, Result<Secret?, SecretError>)...
  ) -> SecretFinder {
    SecretFinder(
      work, places: answers.map { Place(store: $0.0, answer: $0.1, asked: asked) })
  }

  private var account: Account { Account(service: "pigeon", name: "ada") }

  @Test func theUsualPlacesComeInTheirOrder() throws {
    let names = SecretPlaces.all(scratch.settings()).map { "\(type(of: $0))" }
    #expect(
      names == ["Keyring", "PasswordStore", "SystemCredentials", "NetrcFile", "PlainSecrets"])
  }

  @Test func theFirstThatHasItWins() throws {
    let finder = finder(
      work, (.keyring, .success(nil)), (.pass, .success(Secret("p"))),
      (.file, .success(Secret("f"))))
    #expect(try finder.secret("token", of: account) == Secret("p"))
    #expect(asked.value == [.keyring, .pass])
  }

  /// A keyring that is locked asks the person each time.
  @Test func noPlaceIsAskedTwice() throws {
    let finder = finder(work, (.keyring, .success(nil)), (.pass, .success(nil)))
    var account = account
    account.store = .pass
    #expect(try finder.storedSecret("token", of: account) == nil)
    #expect(asked.value == [.pass, .keyring])
  }

  @Test func thePlaceOfAnAddedAccountIsAskedFirst() throws {
    var account = account
    account.store = .file
    let finder = finder(work, (.keyring, .success(Secret("k"))), (.file, .success(Secret("f"))))
    #expect(try finder.secret("token", of: account) == Secret("f"))
    #expect(asked.value == [.file])
  }

  @Test func aCommandComesBeforeAllAndItsFailureIsNotPassedOver() throws {
    var account = account
    account.commands["token"] = SecretCommand(["printf", "c\\nx"])
    let finder = finder(work, (.keyring, .success(Secret("k"))))
    #expect(try finder.secret("token", of: account) == Secret("c"))
    account.commands["token"] = SecretCommand(["false"])
    #expect(throws: SecretError.commandFailed(command: "false", complaint: "")) {
      try finder.secret("token", of: account)
    }
    #expect(asked.value == [])
  }

  @Test func aLockedPlaceKeepsNoOtherFromBeingAskedAndIsToldAtTheEnd() throws {
    let locked = SecretError.locked(.keyring)
    let lucky = finder(work, (.keyring, .failure(locked)), (.pass, .success(Secret("p"))))
    #expect(try lucky.secret("token", of: account) == Secret("p"))
    let unlucky = finder(work, (.keyring, .failure(locked)), (.pass, .success(nil)))
    #expect(throws: locked) { try unlucky.secret("token", of: account) }
    #expect(throws: locked) { try unlucky.storedSecret("token", of: account) }
  }

  @Test func withoutAPersonItIsAClearFailure() throws {
    let error = SecretError.notFound("token", account: "ada", service: "pigeon")
    #expect(throws: error) { try finder(work).secret("token", of: account) }
    #expect(try finder(work).storedSecret("token", of: account) == nil)
    #expect(error.message.contains("sharesheet accounts add pigeon"))
  }

  @Test func atLastThePersonIsAsked() throws {
    var work = work
    work.secretQuestion = SecretQuestion { prompt, _ in Secret(prompt) }
    let finder = finder(work, (.keyring, .failure(.locked(.keyring))))
    #expect(
      try finder.secret("token", of: account) == Secret("The token of ada with pigeon"))
  }

  @Test func whoSignsInIsAskedNothingElse() throws {
    var work = work
    work.heldSecrets = ["token": Secret("typed")]
    let finder = finder(work, (.keyring, .success(Secret("k"))))
    #expect(try finder.secret("token", of: account) == Secret("typed"))
    #expect(try finder.storedSecret("password", of: account) == nil)
    #expect(asked.value == [])
  }

  @Test func aSecretIsNotPrinted() {
    #expect("\(Secret("x1"))\(String(reflecting: Secret("x1")))".contains("x1") == false)
  }
}
