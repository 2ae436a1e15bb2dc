import Foundation
import Testing

@testable import SheetDesktop

/// Formatters that Foundation on Linux lacks.
@Suite struct FormatterTests {
  private let american = Locale(identifier: "en_US")

  @Test func timesAreToldFromAnother() {
    let formatter = SheetDesktop.RelativeDateTimeFormatter()
    formatter.locale = american
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 86_400 * 3) == "in 3 days")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    formatter.unitsStyle = .abbreviated
    let now = Date()
    let short = formatter.localizedString(for: now.addingTimeInterval(-300), relativeTo: now)
    #expect(short.hasPrefix("5m"), "\(short)")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test func listsAreJoined() {
    let formatter = SheetDesktop.ListFormatter()
    formatter.locale = american
    #expect(formatter.string(from: ["Ada", "Grace", "Edsger"]) == "Ada, Grace, and Edsger")
    #expect(formatter.string(from: [1, 2]) == "1 and 2" && formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["Ada", "Grace"]) == "Ada und Grace")
  }

  @Test func lengthsOfTimeAreTold() {
    let formatter = SheetDesktop.DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = american
    #expect(formatter.string(from: 3_725) == "1:02:05")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05" && formatter.string(from: -5) == "-00:05")
    formatter.zeroFormattingBehavior = .default
    (formatter.allowedUnits, formatter.unitsStyle) = ([.hour, .minute], .full)
    #expect(formatter.string(from: 3_725) == "1 hour, 2 minutes")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2h 30m")
    for seconds in [Double.nan, .infinity, 1e300] {
      #expect(formatter.string(from: seconds) == nil)
    }
  }
}
