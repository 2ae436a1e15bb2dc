import Foundation
import HelperProtocol
import SheetActivities
import SheetCells
import SheetCommand
import SheetImaging
import SheetPrograms
import SheetTerminal

/// What `--debug` prints, for a bug report: no item, no secret.
@MainActor
struct DebugReport {
  let environment: Environment
  let options: Options
  let configuration: Configuration

  /// One fact a line.
  var text: String {
    facts.map { name, value in "\(name): \(value.displayable)\n" }.joined()
  }

  private var facts: [(String, String)] {
    [
      ("sharesheet", Program.version),
      ("system", system),
      ("terminal", environment[.terminal]?.text ?? "TERM is not set"),
      ("COLORTERM", environment[.colorTerminal]?.text ?? "not set"),
      ("locale", TerminalLocale.activate() ? "UTF-8" : "not UTF-8"),
      ("session", session),
      ("configuration", file),
    ] + programs + [(HelperProtocol.programName, helper)]
  }

  private var system: String {
    var names = utsname()
    uname(&names)
    let release = withUnsafeBytes(of: &names.release) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "Linux \(release)"
  }

  private var session: String {
    let variables = ProcessInfo.processInfo.environment
    let set = ["WAYLAND_DISPLAY", "DISPLAY", "TMUX", "STY", "SSH_TTY"].filter {
      variables[$0] != nil
    }
    return set.isEmpty ? "a plain terminal" : set.joined(separator: ", ")
  }

  private var file: String {
    guard let path = Configuration.path(in: environment) else { return "none: HOME is not set" }
    let exists = FileProbe.system.status(path) != .missing
    return path.text + (exists ? "" : " (does not exist)")
  }

  private var helper: String {
    guard let helper = HelperProgram.installed else {
      let given = environment[.helper].map { " (SHARESHEET_HELPER is \($0.text))" } ?? ""
      return "not found\(given): only PNG pictures can be shown"
    }
    do throws(HelperError) {
      let facts = try helper.description().split(separator: "\n")
      return ([helper.path] + facts.map(String.init)).joined(separator: ", ")
    } catch {
      return "\(helper.path) gives no answer that makes sense: it is broken or of another version"
    }
  }

  private var programs: [(String, String)] {
    let finder = ProgramFinder(environment: ProcessInfo.processInfo.environment)
    return ["wl-copy", "xclip", "xsel", "tmux"].map { ($0, finder.path(of: $0) ?? "not found") }
  }
}
