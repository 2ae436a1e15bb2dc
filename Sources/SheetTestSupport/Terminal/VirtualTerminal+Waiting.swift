import Foundation

extension VirtualTerminal {
  /// Waits until the screen shows a text.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  public func wait(
    for text: String, within duration: Duration = .seconds(10), file: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try wait(until: "\"\(text)\"", within: duration, file: file, line: line) { lines in
      lines.contains { $0.contains(text) }
    }
  }

  /// Waits until the screen no longer shows a text.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  public func wait(
    forAbsenceOf text: String, within duration: Duration = .seconds(10),
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try wait(until: "\"\(text)\" to go", within: duration, file: file, line: line) { lines in
      !lines.contains { $0.contains(text) }
    }
  }

  /// Waits until the rows of the screen fulfil a condition.
  ///
  /// - Parameters:
  ///   - wanted: What is awaited, in words, for the failure.
  ///   - condition: Looks at ``lines``. It runs with the terminal locked: do not ask it anything.
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  public func wait(
    until wanted: String, within duration: Duration = .seconds(10), file: StaticString = #fileID,
    line: UInt = #line, _ condition: ([String]) -> Bool
  ) throws {
    let found: Void? = core.wait(until: Deadline(within: duration)) { emulator, _ in
      condition(emulator.lines) ? () : nil
    }
    if found == nil { throw timedOut(wanted, file: file, line: line) }
  }

  /// Waits until the program has written certain bytes.
  ///
  /// - Parameter start: Where in ``output`` to begin: its count before a key looks only at what that
  ///   key caused.
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  public func wait(
    forOutput text: String, from start: Int = 0, within duration: Duration = .seconds(10),
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let wanted = Data(text.utf8)
    let found: Void? = core.wait(until: Deadline(within: duration)) { _, log in
      Data(log.dropFirst(start)).range(of: wanted) == nil ? nil : ()
    }
    if found == nil { throw timedOut("the bytes \(text.debugDescription)", file: file, line: line) }
  }

  /// Waits until a private mode is on, or off.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  public func wait(
    forMode mode: Int, isOn: Bool = true, within duration: Duration = .seconds(10),
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let found: Void? = core.wait(until: Deadline(within: duration)) { emulator, _ in
      emulator.modes.enabled.contains(mode) == isOn ? () : nil
    }
    if found == nil {
      throw timedOut("mode \(mode) \(isOn ? "on" : "off")", file: file, line: line)
    }
  }

  /// Waits until nothing has come for a while, for screens with no text to wait for, and returns
  /// the rows then.
  ///
  /// A pause in the output proves little on a busy machine: prefer the other methods.
  @discardableResult
  public func settle(quiet: Duration = .milliseconds(100), within limit: Duration = .seconds(10))
    -> [String]
  {
    let deadline = Deadline(within: limit)
    var count = output.count
    while !deadline.hasPassed {
      let more = core.wait(until: Deadline(within: quiet)) { _, log in
        log.count > count ? log.count : nil
      }
      guard let more else { break }
      count = more
    }
    return lines
  }

  private func timedOut(_ wanted: String, file: StaticString, line: UInt) -> TestSupportError {
    .timedOut(waitingFor: wanted, screen: lines, caller: "\(file):\(line)")
  }
}
