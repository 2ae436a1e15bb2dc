import Foundation
import SheetTestSupport
import Testing

/// One language mode of the compiler, by the name that fixtures give it.
enum LanguageMode: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case five = "5"
  case six = "6"
  case mainActor = "main"

  var flags: [String] {
    switch self {
    case .five: ["-swift-version", "5"]
    case .six: ["-swift-version", "6"]
    case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
    }
  }

  var testDescription: String { flags.joined(separator: " ") }
}

/// A source file as an author on iOS wrote it. Its first line says for which modes; a second line may
/// name files that it needs.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// Below the folder of the fixtures.
  let name: String
  let modes: [LanguageMode]
  /// A program of its own rather than a part of the host.
  let standsAlone: Bool
  /// Other fixtures that it uses.
  let companions: [String]

  var testDescription: String { name }

  static let folder = Toolchain.tests + "/Fixtures/"

  static let all: [Fixture] = {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { Fixture($0) }
  }()

  private init?(_ name: String) {
    guard let text = try? String(contentsOfFile: Self.folder + name, encoding: .utf8) else {
      return nil
    }
    func words(after label: String) -> [String] {
      let line = text.split(separator: "\n").prefix(2).first { $0.hasPrefix("// \(label): ") }
      return line?.split(separator: " ").dropFirst(2).map(String.init) ?? []
    }
    self.name = name
    let marks = words(after: "modes")
    modes = marks.compactMap(LanguageMode.init)
    standsAlone = marks.contains("alone")
    companions = words(after: "with")
  }

  /// Every fixture in every mode that it is written for.
  static var inModes: [(Fixture, LanguageMode)] {
    all.flatMap { fixture in fixture.modes.map { (fixture, $0) } }
  }

  /// The paths to give to the compiler.
  var paths: [String] { ([name] + companions).map { Self.folder + $0 } }
}
