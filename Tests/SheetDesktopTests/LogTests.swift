import Foundation
import Testing

@testable import os

/// What is written into the journal.
@Suite struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  /// As on iOS: texts, objects and errors are private, numbers are not.
  @Test func textsArePrivateUnlessTheyAreSaidToBePublic() {
    let name = "Zoë"
    let error = CocoaError(.userCancelled)
    #expect(text("to \(name)") == "to <private>")
    #expect(text("to \(name, privacy: .public)") == "to Zoë")
    #expect(text("\(3) of \(UInt8(4), privacy: .private)") == "3 of <private>")
    #expect(text("\(error) \(error as NSError) \(NSNull())") == "<private> <private> <private>")
    #expect(text("\(true) \(true, format: .answer)") == "true YES")
    #expect(text("\(String.self)") == "String")
  }

  @Test func equalPrivateValuesAreKnownByTheirMasks() {
    let (one, other) = ("a", "b")
    let first = text("\(one, privacy: .private(mask: .hash))")
    #expect(first.hasPrefix("<mask.hash: "))
    #expect(text("\(one, privacy: .sensitive(mask: .hash))") == first)
    #expect(text("\(other, privacy: .auto(mask: .hash))") != first)
    #expect(text("\(7, privacy: .auto(mask: .hash))") == "7")
  }

  @Test func numbersHaveTheirFormat() {
    #expect(text("\(-255, format: .hex(explicitPrefix: true))") == "-0xff")
    #expect(text("\(Int8.min) \(UInt64.max, format: .hex)") == "-128 ffffffffffffffff")
    #expect(text("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+005")
    #expect(text("\(0.5) \(0.125, format: .fixed(precision: 1))") == "0.500000 0.1")
    #expect(text("[\(7, align: .right(columns: 3))]") == "[  7]")
  }

  /// A message cannot forge a second line, nor say something to the terminal of who reads it.
  @Test func aMessageIsOneLine() {
    let origin = LogOrigin(subsystem: "com.example", category: "share")
    #expect(origin.line("a\nb\u{1B}[2J") == "[com.example:share] a␤b␛[2J")
    #expect(LogOrigin().line("a") == "a")
  }

  @Test func priorities() {
    let types: [OSLogType] = [.debug, .info, .default, .error, .fault, OSLogType(rawValue: 99)]
    #expect(types.map(\.priority) == [7, 6, 5, 3, 2, 5])
    #expect(!types.contains { OSLog.disabled.isEnabled(type: $0) })
  }

  @Test func oldFormats() {
    func text(_ format: String, _ values: any CVarArg...) -> String {
      LogFormat(format).text(values)
    }
    #expect(text("%{public}@ and %@ %%", "a", "b") == "a and <private> %")
    #expect(text("%d of %llu", -3, UInt64.max) == "-3 of 18446744073709551615")
    #expect(text("%{private}d %.1f %x %05ld", 1, 2.25, 255, 42) == "<private> 2.2 ff 00042")
    #expect(text("%{public, uuid_t}@", "x") == "x")
  }

  /// printf would read memory that is none of its own.
  @Test func valuesThatDoNotFitDoNoHarm() {
    func text(_ format: String, _ values: any CVarArg...) -> String {
      LogFormat(format).text(values)
    }
    #expect(text("%{public}@ %{public}s %d", 7, 8, "text") == "7 8 text")
    #expect(text("%d %d", 1) == "1 <no value>")
    #expect(text("50 %") == "50 <no value>")
    #expect(text("%{public", 1) == "1public")
  }
}
