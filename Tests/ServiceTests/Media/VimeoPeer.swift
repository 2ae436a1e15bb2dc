import Foundation
import Glibc
import SheetTestSupport
import Testing

/// What answers like Vimeo's API, with the real server of tuspyserver for the videos themselves, behind a line
/// that may be cut.
final class VimeoPeer: Sendable {
  let scratch: ScratchDirectory
  let person: SharingPerson
  private let tus: PeerServer
  private let line: PeerServer
  private let api: LocalHTTPServer

  /// - Parameters:
  ///   - cuts: The connections that are cut.
  ///   - bytes: After how many bytes.
  ///   - rate: Bytes a second; 0 for no limit.
  init(cuts: Int = 0, after bytes: Int = 0, rate: Int = 0) throws {
    scratch = try ScratchDirectory()
    try scratch.makeDirectory("got")
    tus = try MediaPeers.start("tus-server.py", by: "tus", scratch, [scratch.path("got")])
    line = try MediaPeers.start(
      "bad-line.py", by: "tus", scratch, ["\(tus.port)", "\(bytes)", "\(cuts)", "\(rate)"])
    let (link, tus, line) = (Link(), tus.address, line.address)
    api = try LocalHTTPServer { request in
      if request.method == "POST" { link.set(Self.newUpload(request, tus, line)) }
      let text = """
        {"uri": "/videos/7", "link": "https://vimeo.com/7", "upload": {"upload_link": "\(link.text)"}}
        """
      return HTTPResponse(body: Array(text.utf8))
    }
    person = try SharingPerson(
      "[postToVimeo]\napi_url = \"\(api.address)\"\ntoken_cmd = \"echo s3cret\"\n")
  }

  private final class Link: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = ""
    var text: String { lock.withLock { stored } }
    func set(_ text: String) { lock.withLock { stored = text } }
  }

  /// Makes an upload, and returns its address on the line.
  private static func newUpload(_ request: HTTPRequest, _ tus: String, _ line: String) -> String {
    struct New: Decodable {
      struct Upload: Decodable { var approach, size: String }
      var upload: Upload
    }
    guard let new = try? JSONDecoder().decode(New.self, from: Data(request.body)) else { return "" }
    let call = ProgramCall(
      "curl",
      [
        "-s", "-q", "-i", "-X", "POST", "\(tus)/files", "-H", "Tus-Resumable: 1.0.0", "-H",
        "Upload-Length: \(new.upload.size)", "-H",
        "Upload-Metadata: filename eA==,filetype dmlkZW8vbXA0",
      ], environment: ["PATH": "/usr/bin:/bin"])
    let answer = (try? call.run().standardOutput) ?? ""
    let name = answer.split(whereSeparator: \.isNewline).first {
      $0.lowercased().hasPrefix("location:")
    }?.split(separator: "/").last
    return "\(line)/files/\(name ?? "")"
  }

  /// What the API was asked for: `POST /me/videos`.
  var asked: [String] { api.requests.map { "\($0.method) \($0.path)" } }

  /// The request that made the video.
  var creation: HTTPRequest? { api.requests.first { $0.method == "POST" } }

  /// The videos that came, or are coming; the file's name.
  var received: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path("got"))) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".info") }
  }

  /// Bytes that came of the first.
  var size: Int64 {
    guard let name = received.first else { return 0 }
    let facts = try? FileManager.default.attributesOfItem(atPath: scratch.path("got/\(name)"))
    return (facts?[.size] as? NSNumber)?.int64Value ?? 0
  }

  /// Waits until nothing comes any more: what was on the line when its sender ended still arrives.
  func waitForQuiet() throws {
    var (last, count) = (Int64(-1), 0)
    let isQuiet = poll(within: .seconds(30)) {
      let now = size
      (last, count) = (now, now == last ? count + 1 : 0)
      return count > 100 ? true : nil
    }
    try #require(isQuiet == true, "\(size) bytes came, and more")
  }

  /// Ends the program and what it has started, as when the machine loses its power.
  func kill(_ program: RunningProgram) throws {
    let children = ChildPrograms.of(program.identifier)
    program.signal(SIGKILL)
    for child in children { Glibc.kill(child, SIGKILL) }
    _ = try program.waitForExit(within: .seconds(10))
    try waitForQuiet()
  }

  /// A video of noise, of so many bytes.
  func video(_ count: Int, _ name: String = "Größe „☕“.mp4") throws -> String {
    var random = SeededGenerator(seed: UInt64(count))
    var data = Data(capacity: count)
    while data.count < count {
      withUnsafeBytes(of: random.next()) { data.append(contentsOf: $0) }
    }
    return try person.scratch.write(data.prefix(count), to: name)
  }

  /// Whether what came is the file.
  func isEqual(to path: String) -> Bool {
    received.contains {
      FileManager.default.contentsEqual(atPath: path, andPath: scratch.path("got/\($0)"))
    }
  }
}
