import SheetCells
import SheetFiles
import Testing

@testable import SheetPresentation

@Suite struct ProgressValueTests {
  @Test func rateIsTheMeanOfTheLastSeconds() {
    var estimate = ProgressEstimate()
    estimate.add(done: 0, at: .zero)
    #expect(estimate.rate == nil)
    for second in 1...20 {
      estimate.add(done: Int64(second <= 10 ? 0 : (second - 10) * 100), at: .seconds(second))
    }
    #expect(estimate.rate == 100)
    estimate.add(done: 0, at: .seconds(21))
    #expect(estimate.rate == nil)
  }

  @Test func manyReportsKeepFewSamples() {
    var estimate = ProgressEstimate()
    for step in 0...100_000 { estimate.add(done: Int64(step), at: .microseconds(step * 10)) }
    #expect(estimate.rate.map { abs($0 - 100_000) < 1 } == true)
    #expect("\(estimate)".count < 20_000)
  }

  @Test func factsInWords() {
    var progress = ProgressSnapshot()
    #expect(progress.facts(.bytes) == ["Working"])
    progress.done = 1_400_000
    #expect(progress.facts(.bytes) == ["1.4 MB so far"])
    progress.total = 40_000_000
    progress.rate = 200_000
    #expect(progress.facts(.bytes) == ["1.4 MB of 40 MB", "200 kB/s", "3 min left"])
    #expect(progress.facts(.items) == ["1400000 of 40000000", "3 min left"])
    progress.rate = nil
    (progress.done, progress.total) = (0, nil)
    #expect(progress.facts(.pages) == ["Working"])
    progress.done = 3
    #expect(progress.facts(.pages) == ["Page 3"])
    progress.total = 12
    #expect(progress.facts(.pages) == ["Page 3 of 12"])
    progress.rate = .infinity
    _ = progress.facts(.bytes)
    progress.done = .max
    #expect(progress.fraction == 1)
  }

  @Test func bytesInWords() {
    let words = [0, 1, 999, 1000, 9949, 9951, 999_499, 999_999, 1_400_000, Int64.max].map(
      ByteCount.words)
    #expect(
      words == [
        "0 bytes", "1 byte", "999 bytes", "1 kB", "9.9 kB", "10 kB", "999 kB", "1 MB", "1.4 MB",
        "9.2 EB",
      ])
  }
}
