import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetImaging

/// Helpers that are missing, die, hang or talk nonsense. Shell scripts play them.
@Suite struct BrokenHelperTests {
  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func helper(_ script: String) throws -> HelperProgram {
    let path = try scratch.writeScript("#!/bin/sh\n\(script)\n", to: "helper-\(UUID())")
    return HelperProgram(path: path, environment: [:])
  }

  @Test(arguments: [
    "exit 0", "exit 3", "echo hello", "head -c 32 /dev/zero", "head -c 100000 /dev/urandom",
    "yes", "cat", "printf 'SHH1\\0\\0\\0\\0'",
  ])
  func nonsenseIsAFailureOfTheHelper(script: String) throws {
    let helper = try helper("PATH=/usr/bin:/bin; (\(script)) & wait $!; exit 0")
    let refusal = helper.refusal(SamplePicture.jpeg.bytes)
    #expect(refusal == (script == "yes" ? .exhausting : .helperFailed))
  }

  @Test func aHelperThatIsKilledWasExhausted() throws {
    #expect(try helper("kill -9 $$").refusal([1]) == .exhausting)
  }

  @Test func aHelperThatHangsIsEndedAfterThreeSeconds() throws {
    let start = ContinuousClock.now
    #expect(try helper("exec /bin/sleep 60").refusal([1]) == .exhausting)
    #expect((.seconds(3) ... .seconds(9)).contains(ContinuousClock.now - start))
  }

  @Test func aHelperIsEndedWhenNobodyWaitsAnyMore() throws {
    let (start, cancellation) = (ContinuousClock.now, Cancellation())
    let helper = try helper("echo $$ > \(scratch.path("pid")); exec /bin/sleep 60")
    Thread.detachNewThread { [scratch] in
      _ = poll { (try? scratch.read("pid"))?.last == 10 ? true : nil }
      cancellation.cancel()
    }
    #expect(throws: ImageError.cancelled) {
      try helper.picture(in: .none, fitting: 1, by: 1, cancellation.monitor)
    }
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  @Test func whatCannotBeStartedFailed() {
    #expect(HelperProgram(path: "/nonexistent", environment: [:]).refusal([1]) == .helperFailed)
  }

  @Test func withoutAHelperOnlyPNGIsShown() throws {
    let path = try scratch.write(SamplePicture.gif.bytes, to: "a.gif")
    let file = try PictureLoader.open(FilePath(path))
    #expect(throws: ImageError.needsHelper) {
      try PictureLoader.read(file, fitting: 9, by: 9, helper: nil)
    }
    #expect(ImageError.needsHelper.message.contains("cannot be shown: needs sharesheet-helper"))
  }

  @Test func itIsFoundWhereItMayLie() throws {
    let name = "sharesheet-helper"
    let program = FilePath(try scratch.writeScript("", to: "prefix/bin/sharesheet"))
    let path = try scratch.makeDirectory("path")
    func found(_ variables: [String: String] = [:]) -> String? {
      HelperProgram.found(environment: variables, executable: program)
        .map { ($0.path as NSString).standardizingPath }
    }
    #expect(found(["PATH": path]) == nil)
    let last = try scratch.writeScript("", to: "path/\(name)")
    #expect(found(["PATH": path]) == last)
    let third = try scratch.writeScript("", to: "prefix/libexec/sharesheet/\(name)")
    #expect(found(["PATH": path]) == third)
    let second = try scratch.writeScript("", to: "prefix/bin/\(name)")
    #expect(found(["PATH": path, "SHARESHEET_HELPER": ""]) == second)
    let first = try scratch.writeScript("", to: "other")
    #expect(found(["PATH": path, "SHARESHEET_HELPER": first]) == first)
    #expect(found(["PATH": path, "SHARESHEET_HELPER": first + "-gone"]) == nil)
    #expect(found(["PATH": path, "SHARESHEET_HELPER": "other"]) == nil)
  }
}
