import Foundation
import SheetTestSupport
import Synchronization
import Testing

/// CUPS with printers, in a network of its own: cupsd, a printer that speaks IPP (`ippeveprinter`, found
/// through avahi and a message bus of its own), cups-pdf, and one whose filter fails. Everything is ended
/// and removed with the last reference.
final class PrintServer: @unchecked Sendable {
  /// What makes a program see this network.
  let prefix: [String]
  /// What tells a program of this server.
  let variables: [String: String]
  private let scratch: ScratchDirectory
  private let network = "sheet\(getpid())x\(UInt16.random(in: 0...UInt16.max))"
  private var programs: [RunningProgram] = []
  private static let address = "127.0.0.1:6631"

  /// The programs that it takes.
  static let peers = [
    "ip", "dbus-daemon", "avahi-daemon", "ippeveprinter", "cupsd", "lpadmin", "lpstat", "pdftotext",
  ]

  /// One for all tests: it takes seconds to start. Nothing lets go of it before the end of the tests.
  static let shared = Result {
    let server = try PrintServer()
    last.withLock { $0 = server }
    atexit { PrintServer.last.withLock { $0?.end() } }
    return server
  }

  private static let last = Mutex<PrintServer?>(nil)

  private init() throws {
    scratch = try ScratchDirectory()
    prefix = ["/usr/bin/env", "ip", "netns", "exec", network]
    variables = [
      "CUPS_SERVER": Self.address, "CUPS_USER": "sheettest",
      "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(scratch.path("bus"))",
    ]
    do {
      try start()
    } catch {
      end()
      throw error
    }
  }

  deinit { end() }

  /// Ends everything and removes the network.
  func end() {
    programs.reversed().forEach { $0.signal(SIGTERM) }
    programs.reversed().forEach { _ = try? $0.waitForExit(within: .seconds(5)) }
    programs = []
    _ = try? ProgramCall("ip", ["netns", "del", network], environment: Self.system).run()
  }

  private static let system = ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"]

  /// Runs a program of the system in this network to its end.
  @discardableResult
  func run(_ words: String...) throws -> String {
    let call = ProgramCall(
      prefix[0], Array(prefix.dropFirst()) + words,
      environment: Self.system.merging(variables) { $1 }.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    let result = try call.run(within: .seconds(30))
    guard result.status == .code(0) else { throw Failure(words: words, result.standardError) }
    return result.standardOutput
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String

    init(words: [String], _ error: String) {
      description = "\(words.joined(separator: " ")): \(error)"
    }
  }

  // MARK: Starting

  private func start() throws {
    try ProgramCall("ip", ["netns", "add", network], environment: Self.system).check()
    for words in [["link", "set", "lo", "up"], ["link", "set", "lo", "multicast", "on"]] {
      try ProgramCall("ip", ["-n", network] + words, environment: Self.system).check()
    }
    try run("ip", "route", "add", "224.0.0.0/4", "dev", "lo")
    try writeFiles()
    try launch("dbus-daemon", "--nofork", "--config-file=\(scratch.path("bus.conf"))")
    try wait { FileManager.default.fileExists(atPath: scratch.path("bus")) }
    // It keeps its number in /run: the one of the machine would be in its way. What `ip netns exec` runs
    // has mounts of its own.
    try launch(
      "sh", "-c",
      "mount -t tmpfs tmpfs /run && mkdir /run/avahi-daemon && exec avahi-daemon "
        + "-f \(scratch.path("avahi.conf")) --no-chroot --no-drop-root --no-rlimits")
    try launch(
      "cupsd", "-f", "-c", scratch.path("cupsd.conf"), "-s", scratch.path("cups-files.conf"))
    try wait { try run("lpstat", "-r").contains("is running") }
    try wait { try launchPrinter() }
    try run(
      "lpadmin", "-p", "eve", "-E", "-v", "ipp://localhost:8631/ipp/print", "-m", "everywhere")
    try run(
      "lpadmin", "-p", "broken", "-E", "-v", "file:///dev/null", "-P", scratch.path("broken.ppd"))
    try run("lpadmin", "-p", "slow", "-E", "-v", "file:///dev/null", "-P", scratch.path("slow.ppd"))
  }

  /// cups-pdf writes below /var/spool/cups-pdf for a user that the system does not know.
  func addPDFPrinter() throws {
    try run(
      "lpadmin", "-p", "paper", "-E", "-v", "cups-pdf:/", "-m", "lsb/usr/cups-pdf/CUPS-PDF_opt.ppd")
  }

  private func launch(_ words: String...) throws {
    let call = ProgramCall(
      prefix[0], Array(prefix.dropFirst()) + words,
      environment: Self.system.merging(variables) { $1 }, input: .null, output: .null, error: .null)
    programs.append(try call.start())
  }

  /// The printer ends at once while avahi is not ready; it is started again then.
  private func launchPrinter() throws -> Bool {
    if let printer = programs.last, programs.count == 4, printer.exitStatus == nil {
      return
        (try? run("ipptool", "-q", "ipp://localhost:8631/ipp/print", "get-printer-attributes.test"))
        != nil
    }
    if programs.count == 4 { programs.removeLast() }
    try launch(
      "ippeveprinter", "-p", "8631", "-d", scratch.path("spool"), "-k", "-c",
      scratch.path("printer"), "-f", "application/pdf,image/pwg-raster", "-n", "localhost",
      "Test Printer")
    return false
  }

  /// Waits until something is so.
  func wait(
    _ location: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
  ) throws {
    let isSo: Void? = poll(within: .seconds(60)) { (try? condition()) == true ? () : nil }
    try #require(isSo != nil, "not in time", sourceLocation: location)
  }

  // MARK: Use

  /// A slow printer does not get on with its job until it is no longer slow.
  func setSlow(_ isSlow: Bool) throws {
    if isSlow {
      try scratch.write("", to: "slow")
    } else {
      try? FileManager.default.removeItem(atPath: scratch.path("slow"))
    }
  }

  /// The text of what came to the printer last.
  func printedText() throws -> String { try run("pdftotext", try lastDocument(), "-") }

  /// How many pages that has.
  func printedPages() throws -> Int? {
    let facts = try run("pdfinfo", try lastDocument()).split(separator: "\n")
    let line = facts.first { $0.hasPrefix("Pages:") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  private func lastDocument() throws -> String {
    let names = try scratch.names(in: "spool").filter { $0.hasSuffix(".pdf") }
    let last = names.max {
      (Int($0.prefix { $0 != "-" }) ?? 0) < (Int($1.prefix { $0 != "-" }) ?? 0)
    }
    return scratch.path("spool/\(try #require(last))")
  }

  /// The jobs that are not done yet.
  func waitingJobs() throws -> String { try run("lpstat", "-W", "not-completed", "-o") }

  /// What the server wrote about its jobs.
  func log() throws -> String { String(decoding: try scratch.read("page.log"), as: UTF8.self) }
}

extension ProgramCall {
  fileprivate func check() throws {
    let result = try run()
    guard result.status == .code(0) else {
      throw PrintServer.Failure(words: [executable] + arguments, result.standardError)
    }
  }
}

extension PrintServer {
  private func writeFiles() throws {
    for name in ["etc", "cache", "state", "requests", "tmp", "spool"] {
      chmod(try scratch.makeDirectory(name), 0o777)
    }
    chmod(scratch.path, 0o755)
    try scratch.write(bus, to: "bus.conf")
    try scratch.write(
      "[server]\nallow-interfaces=lo\nuse-ipv4=yes\nuse-ipv6=no\nenable-dbus=yes\n",
      to: "avahi.conf")
    try scratch.write(server, to: "cupsd.conf")
    try scratch.write(files, to: "cups-files.conf")
    try scratch.write(Self.printer(filter: "/bin/false"), to: "broken.ppd")
    let filter = """
      #!/bin/sh
      cat "${6:--}" > /dev/null
      echo "PAGE: 1 1" >&2
      while [ -e \(scratch.path("slow")) ]; do sleep 0.1; done

      """
    chmod(try scratch.write(filter, to: "counting"), 0o755)
    try scratch.write(Self.printer(filter: scratch.path("counting")), to: "slow.ppd")
    let printer = "#!/bin/sh\nwhile [ -e \(scratch.path("slow")) ]; do sleep 0.1; done\n"
    chmod(try scratch.write(printer, to: "printer"), 0o755)
  }

  private var bus: String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig><type>system</type><listen>unix:path=\(scratch.path("bus"))</listen>
    <policy context="default"><allow own="*"/><allow send_destination="*"/>
    <allow receive_sender="*"/><allow send_type="method_call"/><allow user="*"/></policy>
    </busconfig>

    """
  }

  private var server: String {
    """
    LogLevel debug
    Listen \(Self.address)
    Browsing Off
    DefaultAuthType None
    WebInterface No
    MaxLogSize 0
    <Location />
      Order allow,deny
      Allow all
    </Location>
    <Policy default>
      JobPrivateAccess all
      JobPrivateValues none
      <Limit All>
        Order allow,deny
        Allow all
      </Limit>
    </Policy>

    """
  }

  private var files: String {
    """
    ServerRoot \(scratch.path("etc"))
    CacheDir \(scratch.path("cache"))
    StateDir \(scratch.path("state"))
    RequestRoot \(scratch.path("requests"))
    TempDir \(scratch.path("tmp"))
    AccessLog \(scratch.path("access.log"))
    ErrorLog \(scratch.path("error.log"))
    PageLog \(scratch.path("page.log"))
    FileDevice Yes
    Sandboxing relaxed

    """
  }

  /// A printer that prints on both sides, as it says, by a filter.
  private static func printer(filter: String) -> String {
    """
    *PPD-Adobe: "4.3"
    *FormatVersion: "4.3"
    *FileVersion: "1.0"
    *LanguageVersion: English
    *LanguageEncoding: ISOLatin1
    *PCFileName: "BROKEN.PPD"
    *Manufacturer: "Test"
    *Product: "(Broken)"
    *ModelName: "Broken"
    *ShortNickName: "Broken"
    *NickName: "Broken"
    *PSVersion: "(3010.000) 0"
    *cupsVersion: 2.4
    *cupsFilter2: "application/pdf application/vnd.broken 0 \(filter)"
    *OpenUI *Duplex/2-Sided Printing: PickOne
    *DefaultDuplex: None
    *Duplex None/Off: ""
    *Duplex DuplexNoTumble/Long Edge: ""
    *Duplex DuplexTumble/Short Edge: ""
    *CloseUI: *Duplex
    *OpenUI *PageSize/Media Size: PickOne
    *DefaultPageSize: A4
    *PageSize A4/A4: ""
    *PageSize Letter/Letter: ""
    *CloseUI: *PageSize
    *OpenUI *PageRegion/Media Size: PickOne
    *DefaultPageRegion: A4
    *PageRegion A4/A4: ""
    *PageRegion Letter/Letter: ""
    *CloseUI: *PageRegion
    *DefaultImageableArea: A4
    *ImageableArea A4: "0 0 595 842"
    *ImageableArea Letter: "0 0 612 792"
    *DefaultPaperDimension: A4
    *PaperDimension A4: "595 842"
    *PaperDimension Letter: "612 792"

    """
  }
}
