import Foundation
import HelperProtocol
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

/// Messages of mail that the real helper writes. What mail readers make of them, ServiceTests show.
@Suite struct MessageTests {
  private var description: MessageDescription {
    var description = MessageDescription()
    description.addresses = [
      .from: [.init(name: "Žofie, „Ž“", address: "me@example.org")],
      .to: [.init(name: "", address: "a@example.org"), .init(name: "B", address: "b@example.org")],
    ]
    description.subject = "Café ☕"
    (description.date, description.zone) = (1_790_000_000, 7200)
    description.identifier = "one@example.org"
    description.body = "Grüße\n"
    return description
  }

  /// The message as text.
  private func written(
    _ description: MessageDescription, files: [Descriptor] = [], helper: HelperProgram? = nil
  ) throws -> String {
    let target = try Descriptor.memory()
    _ = try (helper ?? realHelper()).words(
      of: .message(attachments: files.count), .bytes(description.bytes), files: [target] + files)
    return String(decoding: try target.head(1 << 20), as: UTF8.self)
  }

  private func refusal(
    _ bytes: [UInt8], attachments: Int = 0, files: [Descriptor] = []
  ) throws -> HelperRefusal? {
    let target = try Descriptor.memory()
    do throws(HelperError) {
      _ = try realHelperOrFail().words(
        of: .message(attachments: attachments), .bytes(bytes), files: [target] + files)
      return nil
    } catch .refused(let refusal, _, _, _) {
      return refusal
    }
  }

  private func realHelperOrFail() throws(HelperError) -> HelperProgram {
    guard let helper = try? realHelper() else { throw .missing }
    return helper
  }

  @Test func aDescriptionIsReadAsItWasWritten() {
    var full = description
    full.addresses[.bcc] = [.init(name: "x:1,", address: "c@example.org")]
    full.attachments = [.init(name: "ž:2,", type: "image/png", size: 7)]
    (full.isDraft, full.hasWireEnds, full.body) = (true, true, "body\r\nto\n12:x,\n")
    for description in [MessageDescription(), description, full] {
      #expect(MessageDescription(description.bytes) == description)
    }
    for count in full.bytes.indices.dropFirst() {
      #expect(MessageDescription(Array(full.bytes.prefix(count))) != full)
    }
  }

  @Test func aHeaderWithAControlCharacterIsNoDescription() throws {
    for text in ["a\nBcc: x@y.z", "a\rb", "a\u{0}b", "a\u{7F}", "a\u{85}b"] {
      var (first, second, third, fourth) = (description, description, description, description)
      first.subject = text
      second.addresses[.to] = [.init(name: text, address: "a@b.c")]
      third.attachments = [.init(name: text, type: "a/b", size: 0)]
      fourth.identifier = text
      for bad in [first, second, third, fourth] { #expect(MessageDescription(bad.bytes) == nil) }
      #expect(try refusal(first.bytes) == .badRequest)
    }
  }

  @Test func theHeadIsEncodedAndFolded() throws {
    let lines = try written(description).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Date: Mon, 21 Sep 2026 16:13:20 +0200")
    #expect(lines.contains("To: a@example.org, B <b@example.org>"))
    #expect(lines.contains("Subject: =?UTF-8?B?Q2Fmw6kg4piV?="))
    #expect(lines.contains { $0.lowercased() == "message-id: <one@example.org>" })
    #expect(lines.contains("Content-Type: text/plain; charset=utf-8"))
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(!lines.contains { $0.hasPrefix("X-") || $0.hasPrefix("Bcc") })
  }

  @Test func namesOfFilesAreUTF8() throws {
    var description = description
    description.hasWireEnds = true
    description.attachments = [.init(name: "naïve café.png", type: "image/png", size: 3)]
    let text = try written(description, files: [try Descriptor.memory([1, 2, 3])])
    #expect(text.contains("filename*=UTF-8''na%C3%AFve%20caf%C3%A9.png"))
    #expect(text.contains("\r\n\r\nAQID\r\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasSuffix("\r\n") || $0.hasSuffix("\r") })
  }

  @Test func aFileThatBecameShorterIsRefused() throws {
    var description = description
    description.attachments = [.init(name: "a", type: "a/b", size: 4)]
    let file = try Descriptor.memory([1, 2, 3])
    #expect(try refusal(description.bytes, attachments: 1, files: [file]) == .damaged)
  }

  @Test func whatDoesNotFitTheRequestIsRefused() throws {
    #expect(try refusal(description.bytes, attachments: 1) == .badRequest)
    #expect(try refusal([]) == nil)
    #expect(try refusal(Array("3:to,".utf8)) == .badRequest)
    #expect(HelperRequest(arguments: ["message", "201"]) == nil)
    #expect(HelperRequest(arguments: ["message", "-1"]) == nil)
    #expect(HelperRequest(arguments: ["message"]) == nil)
    let request = HelperRequest.message(attachments: 200)
    #expect(HelperRequest(arguments: request.arguments) == request)
  }

  @Test func aFullDiskIsTold() throws {
    let full = try Descriptor.open("/dev/full", O_RDWR)
    #expect(throws: HelperError.refused(.unwritable, words: "", width: 0, height: 0)) {
      _ = try realHelper().words(
        of: .message(attachments: 0), .bytes(description.bytes), files: [full])
    }
  }

  @Test(.timeLimit(.minutes(1))) func memoryDoesNotGrowWithAFile() throws {
    let scratch = try ScratchDirectory()
    let script = try scratch.writeScript(
      "#!/bin/sh\nulimit -v 130000\nexec \(TestedProgram.helperPath()) \"$@\"\n", to: "helper")
    let path = try scratch.write("", to: "large")
    try #require(truncate(path, 200_000_000) == 0)
    var description = description
    description.attachments = [.init(name: "large", type: "a/b", size: 200_000_000)]
    let file = try Descriptor.open(FilePath(path), O_RDONLY)
    let target = try Descriptor.open("/dev/null", O_WRONLY)
    _ = try HelperProgram(path: script, environment: [:]).words(
      of: .message(attachments: 1), .bytes(description.bytes), files: [target, file])
  }
}
