import SheetFiles
import SheetPrograms

/// Phones that KDE Connect on this machine knows: asked for by its interface on the message bus, used by its
/// command. Its service is not started for that.
///
/// The command says nothing of what became of a message, and its status is 0 even for a phone that sends none;
/// so the phone is asked before. The text is one of the command's arguments: it takes it in no other way.
struct PhoneConnection: Sendable {
  /// A phone.
  struct Phone: Sendable, Hashable {
    let id: String
    let name: String
  }

  private static let service = "org.kde.kdeconnect"
  private let command, bus: String
  private let environment: [String: String]

  /// `nil` when KDE Connect's command or the bus is not there.
  init?(_ environment: [String: String]) {
    let finder = ProgramFinder(environment: environment)
    let hasBus =
      environment["DBUS_SESSION_BUS_ADDRESS"] != nil
      || environment["XDG_RUNTIME_DIR"].map { FilePath($0).appending("bus").resolved != nil }
        ?? false
    guard hasBus, let command = finder.path(of: "kdeconnect-cli"),
      let bus = finder.path(of: "gdbus")
    else { return nil }
    (self.command, self.bus, self.environment) = (command, bus, environment)
  }

  /// The phones that are paired, can be reached and let messages be sent.
  ///
  /// - Parameter name: Only the phone of this name.
  /// - Throws: ``MessageError`` when there is none, ``ChildProcessError`` or `CancellationError`.
  func phones(named name: String? = nil, _ monitor: WorkMonitor = WorkMonitor()) throws -> [Phone] {
    let reachable = try reachable(monitor).filter {
      name == nil || $0.name == name || $0.id == name
    }
    guard let first = reachable.first else { throw MessageError.noPhone(name) }
    let able = try reachable.filter { try sendsMessages($0, monitor) }
    guard !able.isEmpty else { throw MessageError.phoneForbids(first.name) }
    return able
  }

  private func reachable(_ monitor: WorkMonitor) throws -> [Phone] {
    let isThere = try ask(
      of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
      ["org.freedesktop.DBus.NameHasOwner", Self.service], monitor)
    guard isThere.contains("true") else { return [] }
    // Only those that can be reached, only those that are paired.
    let names = try ask(
      of: Self.service, at: "/modules/kdeconnect",
      ["org.kde.kdeconnect.daemon.deviceNames", "true", "true"], monitor)
    return Self.phones(in: names)
  }

  private func sendsMessages(_ phone: Phone, _ monitor: WorkMonitor) throws -> Bool {
    let plugins = try ask(
      of: Self.service, at: "/modules/kdeconnect/devices/\(phone.id)",
      [
        "org.freedesktop.DBus.Properties.Get", "org.kde.kdeconnect.device", "supportedPlugins",
      ], monitor)
    return VariantText.strings(in: plugins).contains("kdeconnect_sms")
  }

  private func ask(
    of service: String, at path: String, _ words: [String], _ monitor: WorkMonitor
  ) throws -> String {
    var child = ChildProcess(
      executable: bus,
      arguments: ["call", "--session", "--timeout", "5", "--dest", service, "--object-path", path]
        + ["--method"] + words, environment: environment)
    child.timeout = .seconds(10)
    let outcome = try child.run(monitor)
    return outcome.isSuccess ? String(decoding: outcome.output, as: UTF8.self) : ""
  }

  /// What `deviceNames` answers: `({'id': 'name', …},)`. The id becomes a part of a path.
  static func phones(in answer: String) -> [Phone] {
    let strings = VariantText.strings(in: answer)
    return stride(from: 0, to: strings.count - 1, by: 2).compactMap { index in
      let id = strings[index]
      let isPath =
        !id.isEmpty && id.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
      return isPath ? Phone(id: id, name: strings[index + 1].singleLine) : nil
    }
  }

  /// Gives a text to a phone.
  ///
  /// - Throws: ``MessageError``, ``ChildProcessError`` or `CancellationError`.
  func send(_ text: String, to number: String, by phone: Phone, _ monitor: WorkMonitor) throws {
    var child = ChildProcess(
      executable: command,
      arguments: ["--device", phone.id, "--destination=\(number)", "--send-sms=\(text)"],
      environment: environment)
    child.timeout = .seconds(30)
    let outcome = try child.runMessage(monitor)
    guard outcome.isSuccess else {
      throw MessageError.program(child.name, status: outcome.status ?? -1, words: outcome.complaint)
    }
  }
}

/// Sends by one phone.
struct PhoneSender: MessageSender {
  let connection: PhoneConnection
  let phone: PhoneConnection.Phone
  let monitor: WorkMonitor

  func send(_ message: OutgoingMessage, to recipient: MessageRecipient) throws {
    try connection.send(message.text, to: recipient.address, by: phone, monitor)
  }
}

/// Values as GLib's programs print them (its documentation, "GVariant Text Format").
enum VariantText {
  /// The strings in a value, in order.
  static func strings(in text: String) -> [String] {
    var strings: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let quote = rest[start]
      rest = rest[rest.index(after: start)...]
      var string = ""
      while let character = rest.popFirst(), character != quote {
        string += character == "\\" ? escaped(&rest) : String(character)
      }
      strings.append(string)
    }
    return strings
  }

  private static func escaped(_ rest: inout Substring) -> String {
    guard let character = rest.popFirst() else { return "" }
    let digits = ["u": 4, "U": 8][character] ?? 0
    guard digits > 0 else {
      return ["n": "\n", "t": "\t", "r": "\r"][character] ?? String(character)
    }
    let code = rest.prefix(digits)
    rest = rest.dropFirst(digits)
    return UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
  }
}

extension ChildProcess {
  /// Runs a program that sends a message: one that is too slow may have done it.
  func runMessage(_ monitor: WorkMonitor) throws -> Outcome {
    do {
      return try run(monitor)
    } catch ChildProcessError.timedOut {
      throw MessageError.unknown(program: name)
    }
  }
}
