import Foundation
import SheetTestSupport
import Synchronization

/// The fixtures linked into one program for each mode, and a scenario of it running in a terminal.
struct App {
  let process: ProcessInTerminal
  let scratch: ScratchDirectory

  var terminal: VirtualTerminal { process.terminal }

  /// The home folder that the program has.
  var home: String { scratch.path("home") }

  /// Starts a scenario and waits for its sheet. With files to lie beside it, it runs from a copy.
  init(
    _ scenario: String, _ mode: LanguageMode, environment: [String: String] = [:],
    beside files: [String: String] = [:], waitingFor text: String = "esc cancel"
  ) throws {
    let scratch = try ScratchDirectory()
    var path = try Self.path(mode)
    if !files.isEmpty {
      for (name, text) in files { try scratch.write(text, to: "app/" + name) }
      let copy = scratch.path("app/app")
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      path = copy
    }
    try self.init(path, [scenario], environment, in: scratch, waitingFor: text)
  }

  /// Starts a fixture that is a program of its own, and waits for its sheet.
  init(fixture name: String, _ mode: LanguageMode) throws {
    let scratch = try ScratchDirectory()
    let path = scratch.path("app")
    let result = try Toolchain.makeProgram([Fixture.folder + name], mode: mode, path: path)
    guard result.status == .code(0) else {
      throw TestSupportError.mismatch(result.standardError)
    }
    try self.init(path, [], [:], in: scratch, waitingFor: "esc cancel")
  }

  private init(
    _ path: String, _ words: [String], _ environment: [String: String],
    in scratch: ScratchDirectory, waitingFor text: String
  ) throws {
    self.scratch = scratch
    try scratch.makeDirectory("home")
    process = try ProcessInTerminal(
      ProgramCall(
        path, words, environment: scratch.environment(adding: environment),
        directory: scratch.makeDirectory("work"), output: .kept, error: .kept))
    try terminal.wait(for: text)
  }

  /// Ends the filter that ``choose(_:)`` set.
  func showAll() throws {
    try terminal.press(.escape)
    try terminal.wait(for: "esc cancel")
  }

  /// Clicks on the first place where a text stands.
  func click(_ text: String) throws {
    try terminal.wait(for: text)
    guard let place = terminal.position(of: text) else { return }
    try terminal.press(.click(column: place.column, row: place.row))
  }

  /// Types a part of a title and opens what it finds.
  func choose(_ title: String) throws {
    try terminal.press(.text("/" + title), .enter)
  }

  /// Waits until something was printed.
  func wait(forLine line: String) throws {
    guard poll(within: .seconds(10), for: { lines.contains(line) ? true : nil }) != nil else {
      throw TestSupportError.timedOut(
        waitingFor: line, screen: terminal.lines + lines, caller: "App.wait")
    }
  }

  /// Waits until the sheet is gone, ends the program and returns the lines that it printed. All that
  /// was shared and all that shared it must be gone from memory.
  func finish() throws -> [String] {
    try terminal.wait(for: "stage is empty")
    try terminal.press(.text("q"))
    let lines = try end()
    guard let last = lines.last, last.hasPrefix("all "), last.hasSuffix(" released") else {
      throw TestSupportError.mismatch("\(lines)")
    }
    return lines.dropLast()
  }

  /// As ``finish()``, of a scenario that presents a controller of its own below the sheet.
  func finishOverController() throws -> [String] {
    _ = poll(within: .seconds(10)) { terminal.lines.allSatisfy(\.isEmpty) ? true : nil }
    try terminal.press(.escape)
    return try finish()
  }

  /// Waits for the end, which must be a clean one, and returns the lines that were printed.
  func end() throws -> [String] {
    let status = try process.waitForExit()
    guard status == .code(0) else {
      throw TestSupportError.mismatch("\(status): \(process.program.standardError)")
    }
    let leftovers = try process.leftovers()
    guard leftovers.isEmpty else { throw TestSupportError.mismatch("left \(leftovers)") }
    return lines
  }

  /// What was printed so far.
  var lines: [String] {
    process.program.standardOutput.split(separator: "\n").map(String.init)
  }

  private static let built = Mutex<[LanguageMode: Result<String, any Error>]>([:])

  /// Builds the program when it is first asked for; the other tests wait meanwhile.
  private static func path(_ mode: LanguageMode) throws -> String {
    try built.withLock { built in
      if let known = built[mode] { return try known.get() }
      let result = Result { try build(mode) }
      built[mode] = result
      return try result.get()
    }
  }

  private static func build(_ mode: LanguageMode) throws -> String {
    let folder = Toolchain.products + "/conformance"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/app-\(mode.rawValue)"
    let fixtures = Fixture.all.filter { $0.modes.contains(mode) && !$0.standsAlone }
    let host = Toolchain.tests + "/Host/"
    let files = try FileManager.default.contentsOfDirectory(atPath: host).map { host + $0 }
    let result = try Toolchain.makeProgram(
      files.sorted() + fixtures.map { Fixture.folder + $0.name }, mode: mode, path: path)
    guard result.status == .code(0) else {
      throw TestSupportError.mismatch(result.standardError)
    }
    return path
  }
}
