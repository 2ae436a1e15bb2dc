import Foundation
import SheetCells
import SheetEngine
import SheetPresentation
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// The panel that lists devices, without a network: they are put in by hand.
final class DevicePanelTests: XCTestCase, @unchecked Sendable {
  /// A panel, and what was submitted.
  @MainActor
  private final class Probe {
    let panel: DevicePanel
    var sent: [FormValues] = []
    private(set) var cancelled = 0

    init(_ scratch: ScratchDirectory, ways: String = "[\"wormhole\", \"http-qr\"]") throws {
      let file = try ConfigurationSource(
        path: "/config.toml", text: Array("[airdrop]\norder = \(ways)\n".utf8))
      var settings = scratch.settings()
      settings.configuration = file
      let activity = AirDropActivity(settings: settings)
      let finder = DeviceFinder(settings, try settings.section(AirDropSection.self))
      panel = DevicePanel(form: activity.makeForm(), finder: finder)
      panel.onSubmit = { [weak self] in self?.sent.append($0) }
      panel.onCancel = { [weak self] in self?.cancelled += 1 }
    }

    func press(_ keys: Key...) { for key in keys { _ = panel.handle(.key(key)) } }

    func type(_ text: String) { for letter in text { press(.character(letter)) } }

    var text: String {
      let frame = panel.presentationFrame(in: CellSize(width: 80, height: 24))
      var canvas = Canvas(size: CellSize(width: frame.width - 2, height: frame.height - 2))
      panel.draw(into: &canvas, theme: Theme(colorDepth: .palette256))
      return (0..<canvas.size.height).map { y in canvas.row(y).map(\.text).joined() }
        .joined(separator: "\n")
    }
  }

  private func device(_ name: String, _ identity: String) -> NearbyDevice {
    NearbyDevice(
      kind: .localSend, name: name, type: "phone", address: "10.0.0.9", identity: identity)
  }

  func testADeviceThatComesDoesNotMoveTheSelection() throws {
    try MainActor.assumeIsolated {
      let probe = try Probe(try ScratchDirectory())
      probe.panel.add(device("Anna\u{1B}[2J", "aa"))
      XCTAssertTrue(probe.text.contains("Anna␛[2J"), probe.text)
      XCTAssertTrue(probe.text.contains("phone, 10.0.0.9, LocalSend"))
      probe.press(.down)
      probe.panel.add(device("Bob", "bb"))
      probe.press(.enter)
      XCTAssertEqual(probe.sent.last.map(Receiver.init), .code, "the line under the cursor moved")
      probe.press(.home, .enter)
      XCTAssertEqual(
        probe.sent.last.map(Receiver.init), .device(device("Anna\u{1B}[2J", "aa")))
    }
  }

  func testEnterDoesNothingJustAfterTheFirstDeviceTookTheSelection() throws {
    try MainActor.assumeIsolated {
      let probe = try Probe(try ScratchDirectory())
      probe.panel.add(device("Anna", "aa"))
      probe.press(.enter)
      XCTAssertTrue(probe.sent.isEmpty, "the person meant what was there before")
      let deadline = Date(timeIntervalSinceNow: 5)
      while probe.sent.isEmpty, Date() < deadline { probe.press(.enter) }
      XCTAssertEqual(probe.sent.last.map(Receiver.init), .device(device("Anna", "aa")))
    }
  }

  func testOnlyTheAllowedWaysAreOffered() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let probe = try Probe(scratch)
      XCTAssertTrue(probe.text.contains("By code…") && probe.text.contains("By QR link…"))
      XCTAssertFalse(probe.text.contains("By address…"))
      let other = try Probe(scratch, ways: "[\"localsend\"]")
      XCTAssertTrue(other.text.contains("By address…") && !other.text.contains("By code…"))
    }
  }

  func testAPINIsAskedForInTheForm() throws {
    try MainActor.assumeIsolated {
      let probe = try Probe(try ScratchDirectory())
      probe.panel.add(device("Anna", "aa"))
      probe.press(.down, .up, .enter)
      probe.panel.show(problems: ["pin": "Anna asks for a PIN."])
      XCTAssertTrue(probe.text.contains("Anna asks for a PIN."), probe.text)
      probe.type("1234")
      probe.press(.control("s"))
      XCTAssertEqual(probe.sent.last?.text("pin"), "1234")
      XCTAssertEqual(probe.sent.last.map(Receiver.init), .device(device("Anna", "aa")))
      probe.press(.escape)
      XCTAssertTrue(probe.text.contains("By code…"))
      XCTAssertEqual(probe.cancelled, 0)
      probe.press(.escape)
      XCTAssertEqual(probe.cancelled, 1)
    }
  }

  func testAnotherCertificateIsOnlyTakenByATickForThatDevice() throws {
    try MainActor.assumeIsolated {
      let probe = try Probe(try ScratchDirectory())
      probe.panel.add(device("Anna", "aa"))
      probe.press(.down, .up, .enter)
      let problem = AirDropError.changedCertificate("Anna", fingerprint: "cc")
      probe.panel.show(problems: [AirDropActivity.field(of: problem): problem.message])
      XCTAssertTrue(probe.text.contains("Trust the new certificate"), probe.text)
      XCTAssertTrue(probe.text.contains("Nothing was sent"), probe.text)
      probe.press(.control("s"))
      XCTAssertEqual(probe.sent.last?.text("trust"), "", "not ticked")
      probe.press(.character(" "), .control("s"))
      XCTAssertEqual(probe.sent.last?.text("trust"), "cc")
      probe.press(.backTab, .backTab)
      probe.type("x")
      probe.press(.control("s"))
      XCTAssertEqual(probe.sent.last?.text("trust"), "", "it was given for another device")
    }
  }

  func testAFailureIsSaidAboveTheList() throws {
    try MainActor.assumeIsolated {
      let probe = try Probe(try ScratchDirectory())
      probe.panel.add(device("Anna", "aa"))
      probe.press(.down, .up, .enter)
      probe.panel.show(problems: ["": "Anna declined."])
      XCTAssertTrue(probe.text.contains("Anna declined.") && probe.text.contains("By code…"))
    }
  }

  func testWithoutAReceiverThereIsNothingToDo() throws {
    try MainActor.assumeIsolated {
      let activity = AirDropActivity(settings: try ScratchDirectory().settings())
      activity.prepare(withActivityItems: [["a", ["k": "b"]] as [Any]])
      XCTAssertEqual(activity.items.count, 2, "lists and dictionaries are looked into")
      XCTAssertEqual(
        activity.missingAnswer(), .refused(field: "to", problem: "This is needed."))
      XCTAssertFalse(activity.canPerform(withActivityItems: [1]))
    }
  }

  func testAWayThatIsSwitchedOffIsSaid() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      var settings = scratch.settings()
      settings.configuration = try ConfigurationSource(
        path: "/c", text: Array("[airdrop]\norder = [\"localsend\"]\n".utf8))
      for (receiver, way) in [("code", "wormhole"), ("link", "http-qr")] {
        let result = try run(AirDropActivity(settings: settings), ["x"], ["to": receiver])
        XCTAssertEqual(result.error as? AirDropError, .switchedOff(way))
      }
    }
  }
}
