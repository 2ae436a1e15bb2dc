import SheetPrograms
import Testing

@testable import SheetActivities

/// What other programs say.
@Suite struct AirDropProgramTests {
  /// What `wormhole` 0.12 writes, in pieces of any size.
  @Test(arguments: [1, 7, 1000]) func theCodeAndThePartAreRead(size: Int) {
    let words = Array(
      """
      Sending 3.0 MB file named 'big.bin'\nWormhole code is: 7-crossover-clockwork\r
      On the other computer, please run:\n\nwormhole receive 7-crossover-clockwork\n
      Wormhole code is: 8-other-words\n
      \r  0%|          | 0.00/3.00M [00:00<?, ?B/s]\r 33%|###3      | 1.00M/3.00M\r\
      100%|##########| 3.00M/3.00M [00:00<00:00, 45MB/s]\r
      """.utf8)
    let (codes, done, total) = (Shared([String]()), Shared(Int64(0)), Shared(Int64(0)))
    let monitor = WorkMonitor(
      setTotal: { count in total.change { $0 = count ?? 0 } },
      advance: { count in done.change { $0 += count } })
    let takings = Shared(0)
    let reader = WormholeReader(
      size: 3_000_000, monitor, code: { code in codes.change { $0.append(code) } },
      taken: { takings.change { $0 += 1 } })
    reader.readOutput(Array("Note: code has been con".utf8))
    #expect(takings.value == 0)
    reader.readOutput(Array("sumed and can no longer be used.\n".utf8))
    reader.read(Array("Key established, waiting for confirmation...\n".utf8))
    #expect(takings.value == 1)
    for start in stride(from: 0, to: words.count, by: size) {
      reader.read(Array(words[start..<min(words.count, start + size)]))
    }
    #expect(codes.value == ["7-crossover-clockwork"])
    #expect(done.value == 3_000_000 && total.value == 3_000_000)
  }

  /// Lines of curl 7.88: of 32 GB, one part in a hundred takes seconds.
  @Test func amountsAreSeenWithinOnePartInAHundred() {
    let done = Shared(Int64(0))
    let meter = ProgressMeter(
      total: 32 << 30, monitor: WorkMonitor(advance: { count in done.change { $0 += count } }))
    func read(_ part: String, _ amount: String) {
      let line =
        " \(part) 32.0G    0     0   \(part) \(amount)      0   256M  0:02:05  0:00:01  0:02:04  256M\r"
      meter.read(Array(line.utf8))
    }
    read("0", "0")
    #expect(done.value == 0)
    read("0", "99999")
    #expect(done.value == 99_999)
    read("0", "14.5M")
    #expect(done.value == 29 << 19)
    read("0", "1.x")
    read("0", "-5M")
    #expect(done.value == 29 << 19, "what is no amount counts as none")
    read("100", "9999P")
    #expect(done.value == 32 << 30, "never more than there is")
  }

  @Test func linesOfKDEConnectAreDevices() {
    let device = KDEConnect.device("_b8f1_9a Anna's phone ☕")
    #expect(device?.identity == "_b8f1_9a" && device?.name == "Anna's phone ☕")
    for line in ["", "x", "../x y", "a/b c", "-d x"] {
      #expect(KDEConnect.device(Substring(line)) == nil)
    }
  }

  @Test(arguments: [
    (401, false, AirDropError.Refusal.needsPIN), (401, true, .wrongPIN), (403, false, .declined),
    (409, false, .busy), (413, false, .tooLarge), (429, true, .tooMany), (507, false, .noSpace),
    (418, false, .other(status: 418, words: "tea")),
  ])
  func statusesAreRefusals(status: Int, hasPIN: Bool, refusal: AirDropError.Refusal) {
    #expect(AirDropError.Refusal(status, hasPIN: hasPIN, words: "tea") == refusal)
    #expect(!AirDropError.refused("A\u{1B}[2J", refusal).message.contains("\u{1B}"))
  }
}
