import Foundation
import XCTest

@testable import SheetTerminal

/// XCTest, since its main thread is the one that turns `RunLoop.main`.
final class DescriptorSourceTests: XCTestCase {
  @MainActor
  private final class Pipe {
    let ends: (read: Int32, write: Int32)
    private(set) var read: [[UInt8]] = []
    private(set) var source: DescriptorSource?

    init() {
      var ends: [Int32] = [0, 0]
      XCTAssertEqual(pipe(&ends), 0)
      self.ends = (ends[0], ends[1])
    }

    /// Watches the pipe and reads `count` bytes at every call.
    func watch(reading count: Int) {
      source = DescriptorSource(descriptor: ends.read) { [unowned self] in
        var buffer = [UInt8](repeating: 0, count: count)
        let filled = Glibc.read(ends.read, &buffer, count)
        read.append(Array(buffer.prefix(max(0, filled))))
      }
    }

    func write(_ text: String) {
      XCTAssertEqual(Glibc.write(ends.write, text, text.utf8.count), text.utf8.count)
    }

    func turn(until isSo: () -> Bool) {
      let deadline = Date(timeIntervalSinceNow: 10)
      while !isSo(), Date() < deadline {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      }
      XCTAssertTrue(isSo())
    }

    func close() {
      source?.cancel()
      _ = Glibc.close(ends.read)
      _ = Glibc.close(ends.write)
    }
  }

  private func withPipe(_ body: @MainActor (Pipe) -> Void) {
    MainActor.assumeIsolated {
      let pipe = Pipe()
      body(pipe)
      pipe.close()
    }
  }

  /// CoreFoundation reads eight bytes from the port of a source; they must not be the watched ones.
  func testEveryByteArrives() {
    withPipe { pipe in
      pipe.watch(reading: 100)
      pipe.write("0123456789")
      pipe.turn { !pipe.read.isEmpty }
      XCTAssertEqual(pipe.read, [Array("0123456789".utf8)])
    }
  }

  func testWhatWasThereBeforeIsSeen() {
    withPipe { pipe in
      pipe.write("early")
      pipe.watch(reading: 100)
      pipe.turn { pipe.read == [Array("early".utf8)] }
    }
  }

  func testAHandlerThatLeavesSomethingIsCalledAgain() {
    withPipe { pipe in
      pipe.watch(reading: 1)
      pipe.write("abc")
      pipe.turn { pipe.read.count == 3 }
      XCTAssertEqual(pipe.read.joined().map(\.self), Array("abc".utf8))
    }
  }

  func testTheOtherEndClosingIsSeen() {
    withPipe { pipe in
      pipe.watch(reading: 1)
      Glibc.close(pipe.ends.write)
      pipe.turn { pipe.read.contains([]) }
    }
  }

  func testNothingIsCalledAfterCancel() {
    withPipe { pipe in
      pipe.watch(reading: 1)
      weak let source = pipe.source
      pipe.source?.cancel()
      pipe.write("a")
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      XCTAssertEqual(pipe.read, [])
      XCTAssertNotNil(source)
    }
  }

  func testACancelledSourceIsReleased() {
    withPipe { pipe in
      var source = DescriptorSource(descriptor: pipe.ends.read) {}
      weak let released = source
      source?.cancel()
      source = nil
      XCTAssertNil(released)
    }
  }
}
