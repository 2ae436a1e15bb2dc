import Foundation
import SheetFiles
import SheetPrograms

/// termbin.com, which is fiche (<https://github.com/solusipse/fiche>): the text is sent over TCP, and the
/// address comes back. Nothing is encrypted.
struct TermbinPaste: PasteService {
  let host: String
  let port: Int
  let environment: [String: String]
  let monitor: WorkMonitor

  /// The answer is one line.
  private static let answerLimit = 1000

  func send(_ paste: Paste) throws -> PasteAnswer {
    let bytes = try paste.bytes()
    monitor.setTotal(Int64(bytes.count))
    let socket = try connect()
    try socket.send(bytes)
    let answer = try answer(socket)
    // A byte 0 follows the line.
    let line = answer.prefix { $0 > 0x20 && $0 < 0x7F }
    guard !line.isEmpty else { throw NetworkError.unconfirmed(host) }
    return try PasteAnswer(String(decoding: line, as: UTF8.self), else: .badAnswer(host))
  }

  /// What comes when everything was sent. Whatever goes wrong then, the text may be there.
  private func answer(_ socket: PlainConnection) throws -> [UInt8] {
    do {
      try socket.finishSending()
      return try socket.receive(limit: Self.answerLimit)
    } catch NetworkError.cutOff, NetworkError.tooSlow {
      throw NetworkError.unconfirmed(host)
    }
  }

  /// Tries each address of the host in turn.
  private func connect() throws -> PlainConnection {
    var failure: any Error = PasteError.noSuchHost(host)
    for address in try addresses() {
      do {
        return try PlainConnection(to: address, port: port, host: host, monitor)
      } catch let error as NetworkError {
        failure = error
      }
    }
    throw failure
  }

  /// The system's own program looks the host up: the function for it cannot be linked into a static program.
  private func addresses() throws -> [String] {
    guard let program = ProgramFinder(environment: environment).path(of: "getent") else {
      throw NetworkError.noSuchHost(host)
    }
    var child = ChildProcess(
      executable: program, arguments: ["ahosts", "--", host], environment: environment)
    child.timeout = .seconds(20)
    let lines = String(decoding: try child.run(monitor).output, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    var found: [String] = []
    for line in lines where line.contains("STREAM") {
      found.append(String(line.prefix { !$0.isWhitespace }))
    }
    return found
  }
}
