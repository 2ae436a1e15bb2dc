import Foundation
import SheetEngine
import SheetFiles
import SheetPrograms

/// The devices that are paired with this machine by KDE Connect, through its own programs.
///
/// `kdeconnect-cli` ends with 0 whatever became of a file, so nothing is ever reported as arrived. Any thread;
/// every call blocks it.
struct KDEConnect: Sendable {
  /// How long its daemon may take to answer. The first call starts it.
  private static let patience = Duration.seconds(8)

  private let program: String
  private let bus: String?
  private let environment: [String: String]

  /// Finds the programs; `nil` where KDE Connect is not installed.
  init?(_ environment: [String: String]) {
    let finder = ProgramFinder(environment: environment)
    guard let program = finder.path(of: "kdeconnect-cli") else { return nil }
    (self.program, self.environment) = (program, environment)
    bus = finder.path(of: "gdbus")
  }

  /// The devices that are paired and can be reached now; none where there is no session to ask in.
  func devices(_ monitor: WorkMonitor = WorkMonitor()) throws -> [NearbyDevice] {
    let lines = (try? run(["--list-available", "--id-name-only"], monitor)) ?? ""
    try monitor.checkCancellation()
    return lines.split(separator: "\n").compactMap { line in
      guard var device = Self.device(line) else { return nil }
      device.type = type(of: device.identity, monitor)
      return device
    }
  }

  /// Hands items to a device, one by one.
  ///
  /// - Throws: ``AirDropError``, ``ChildProcessError`` or `CancellationError`.
  func send(
    _ items: [KDEConnectItem], to device: NearbyDevice, _ monitor: WorkMonitor
  ) throws -> ActivityResult {
    guard hasSharing(device.identity, monitor) else {
      throw AirDropError.notSharing(device.shownName)
    }
    for (place, item) in items.enumerated() {
      monitor.tell("\(place + 1) of \(items.count) to \(device.shownName)")
      _ = try run(["--device", device.identity] + item.arguments, monitor)
    }
    return ActivityResult(
      .handedOver, note: "KDE Connect sends it to \(device.shownName); more is not known here.")
  }

  /// A line of the list: an identifier without blanks, and a name.
  static func device(_ line: Substring) -> NearbyDevice? {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let id = words.first,
      id.utf8.allSatisfy({ $0.isIdentifying }), id.first != "-"
    else { return nil }
    return NearbyDevice(kind: .kdeConnect, name: words[1], type: "", identity: id)
  }

  private func type(of id: String, _ monitor: WorkMonitor) -> String {
    let answer = ask(
      id, ["org.freedesktop.DBus.Properties.Get", "org.kde.kdeconnect.device", "type"], monitor)
    let word = answer?.split(separator: "'").dropFirst().first.map(String.init) ?? ""
    return word == "smartphone" ? "phone" : word == "desktop" ? "computer" : word
  }

  /// Whether the device takes what is shared. Where nobody can say, it may.
  private func hasSharing(_ id: String, _ monitor: WorkMonitor) -> Bool {
    let answer = ask(id, ["org.kde.kdeconnect.device.hasPlugin", "kdeconnect_share"], monitor)
    return answer?.contains("false") != true
  }

  private func ask(_ id: String, _ call: [String], _ monitor: WorkMonitor) -> String? {
    guard let bus else { return nil }
    let path = "/modules/kdeconnect/devices/\(id)"
    let words = ["call", "--session", "-d", "org.kde.kdeconnect", "-o", path, "-m"]
    return try? output(bus, words + call, monitor)
  }

  private func run(_ arguments: [String], _ monitor: WorkMonitor) throws -> String {
    try output(program, arguments, monitor)
  }

  private func output(
    _ program: String, _ arguments: [String], _ monitor: WorkMonitor
  ) throws -> String {
    var child = ChildProcess(executable: program, arguments: arguments, environment: environment)
    child.timeout = Self.patience
    let outcome = try child.run(monitor)
    guard outcome.isSuccess else {
      throw AirDropError.programFailed("KDE Connect", words: outcome.complaint)
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether KDE Connect's identifiers, which become part of a path on the bus, have such a character.
  fileprivate var isIdentifying: Bool {
    isASCIILetter || isASCIIDigit || "_-".utf8.contains(self)
  }
}

/// Something that KDE Connect can send.
enum KDEConnectItem: Sendable, Hashable {
  /// A file or an address, as a URL.
  case url(String)
  /// A text.
  case text(String)

  fileprivate var arguments: [String] {
    switch self {
    case .url(let url): ["--share", url]
    case .text(let text): ["--share-text", text]
    }
  }
}
