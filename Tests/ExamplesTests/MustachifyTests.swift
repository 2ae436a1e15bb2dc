import Foundation
import SheetTestSupport
import ShareSheet
import Synchronization
import Testing

@Suite struct MustachifyTests {
  private func png(red: UInt8, green: UInt8) throws -> Data {
    let pixel: [UInt8] = [red, green, 0, 255]
    let pixels = (0..<12 * 8).flatMap { _ in pixel }
    return try #require(UIImage(bitmap: Bitmap(width: 12, height: 8, pixels: pixels)).pngData())
  }

  /// Starts the program with a red picture for the service.
  private func start(_ server: LocalHTTPServer) throws -> Example {
    let scratch = try ScratchDirectory()
    let picture = try scratch.write(png(red: 255, green: 0), to: "in.png")
    return try Example(["mustachify", picture, server.address + "/mustachify"], in: scratch)
  }

  private func waitForPreview(_ example: Example) throws {
    try example.terminal.wait(for: "Mustachified.png")
    // Pure green is number 46 of the palette: it is the reply that is shown.
    let shown = poll {
      let cell = example.terminal.cell(column: 40, row: 12)
      return cell.foreground == .indexed(46) || cell.background == .indexed(46) ? true : nil
    }
    #expect(shown == true, "\(example.terminal.lines)")
  }

  private func leftFiles(_ example: Example) throws -> [String] {
    try example.scratch.names().filter { $0.hasPrefix("mustachify-") }
  }

  @Test func thePictureIsPostedAndTheReplyShown() throws {
    let reply = try png(red: 0, green: 255)
    let server = try LocalHTTPServer { _ in HTTPResponse(body: Array(reply)) }
    let example = try start(server)
    try example.open("mustach")
    try waitForPreview(example)
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.method == "POST")
    #expect(request.path == "/mustachify")
    #expect(request.headers["content-type"] == "image/png")
    #expect(try Data(request.body) == png(red: 255, green: 0))
    #expect(example.process.program.standardOutput.isEmpty)
    try example.terminal.press(.escape)
    #expect(try example.finish() == ["success"])
    #expect(try leftFiles(example).isEmpty)
  }

  @Test(arguments: [
    HTTPResponse(status: 500), HTTPResponse(status: 200, body: Array("no picture".utf8)),
  ])
  func anErrorOfTheServiceIsNoSuccess(response: HTTPResponse) throws {
    let server = try LocalHTTPServer { _ in response }
    let example = try start(server)
    try example.open("mustach")
    #expect(try example.finish() == ["the picture was not mustachified"])
    #expect(server.requests.count == 1)
    #expect(try leftFiles(example).isEmpty)
  }

  @Test func withoutAServiceThereIsNoSuccess() throws {
    let scratch = try ScratchDirectory()
    let picture = try scratch.write(png(red: 255, green: 0), to: "in.png")
    // Port 1 of this machine: nobody listens there.
    let example = try Example(
      ["mustachify", picture], environment: ["MUSTACHIFY_URL": "http://127.0.0.1:1/"], in: scratch)
    try example.open("mustach")
    #expect(try example.finish() == ["the picture was not mustachified"])
  }

  @Test func afterALeftTryTheNextOneCounts() throws {
    let reply = try png(red: 0, green: 255)
    let count = Atomic(0)
    let gate = DispatchSemaphore(value: 0)
    let server = try LocalHTTPServer { _ in
      guard count.add(1, ordering: .relaxed).newValue == 1 else {
        return HTTPResponse(body: Array(reply))
      }
      gate.wait()
      return HTTPResponse(status: 500)
    }
    let example = try start(server)
    try example.open("mustach")
    let isPosted = poll { server.requests.count == 1 ? true : nil }
    #expect(isPosted == true)
    try example.terminal.wait(for: "is working")
    try example.terminal.press(.escape)
    try example.terminal.wait(forAbsenceOf: "is working")
    try example.terminal.press(.enter)
    try example.terminal.wait(for: "is working")
    gate.signal()
    try waitForPreview(example)
    try example.terminal.press(.escape)
    #expect(try example.finish() == ["success"])
    #expect(server.requests.count == 2)
  }
}
