import Foundation
import SheetPresentation
import SheetPrograms

extension UIFont {
  /// The families of fonts that there are, as the program `fc-list` tells; the three kinds that every machine has without
  /// it. They are looked up once.
  public class var familyNames: [String] { InstalledFonts.known.keys.sorted() }

  /// The fonts of a family; none of one that there is not.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.known[familyName] ?? []
  }
}

/// The fonts of the machine by their families.
private enum InstalledFonts {
  static let known: [String: [String]] = found() ?? generic

  /// What fontconfig has for the names of kinds.
  private static let generic = [
    "Sans": ["Sans"], "Serif": ["Serif"], "Monospace": ["Monospace"],
  ]

  private static func found() -> [String: [String]]? {
    let environment = ProcessInfo.processInfo.environment
    guard let program = ProgramFinder(environment: environment).path(of: "fc-list") else {
      return nil
    }
    var child = ChildProcess(
      executable: program, arguments: ["--format", "%{family[0]}\\t%{postscriptname}\\n"],
      environment: environment)
    child.timeout = .seconds(10)
    child.captureLimit = 4 << 20
    guard let outcome = try? child.run(), outcome.isSuccess else { return nil }
    return read(String(decoding: outcome.output, as: UTF8.self))
  }

  private static func read(_ list: String) -> [String: [String]]? {
    var families: [String: Set<String>] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { continue }
      families[String(parts[0]), default: []].insert(String(parts[1].isEmpty ? parts[0] : parts[1]))
    }
    return families.isEmpty ? nil : families.mapValues { $0.sorted() }
  }
}
