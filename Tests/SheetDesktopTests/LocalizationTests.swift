import Foundation
import SheetTestSupport
import Testing

@testable import SheetDesktop

/// `String(localized:)` and what belongs to it, which Foundation on Linux lacks.
@Suite struct LocalizationTests {
  private let scratch: ScratchDirectory
  private let bundle: Bundle

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write(
      #"""
      "Hello" = "Hallo";
      "Try %@ for %lld people" = "%2$lld Leute essen %1$@";
      "price" = "Nur %.1f Euro, 100%%";
      "bad %@" = "%lld %5$@ %s %n %@ %";
      """#, to: "en.lproj/Localizable.strings")
    try scratch.write(#""Hello" = "Ahoj";"#, to: "en.lproj/Other.strings")
    bundle = try #require(Bundle(path: scratch.path))
  }

  @Test func textsAreTranslatedAndTheirGapsFilled() {
    #expect(String(localized: "Hello", bundle: bundle) == "Hallo")
    #expect(String(localized: "Hello", table: "Other", bundle: bundle, comment: "x") == "Ahoj")
    #expect(
      String(localized: "Try \("Soup") for \(3) people", bundle: bundle) == "3 Leute essen Soup")
    #expect(
      String(localized: "price", defaultValue: "\(2.25)", bundle: bundle) == "Nur 2.2 Euro, 100%")
  }

  @Test func withoutATranslationTheTextStands() {
    let (name, count) = ("50% off", 7)
    #expect(String(localized: "Nothing 100%") == "Nothing 100%")
    #expect(String(localized: "\(name) of \(count): 100%") == "50% off of 7: 100%")
    #expect(String(localized: "no.key", defaultValue: "Else \(count)") == "Else 7")
    #expect(
      String(localized: "\(1.5, specifier: "%.2f") \(count, specifier: "%03d")") == "1.50 007")
    #expect(String(localized: "\(UInt8(200)) \(true) \(Float(0.5))") == "200 true 0.500000")
    #expect(String(localized: "\(name[...])") == name)
  }

  /// A translator's mistake shows what there is.
  @Test func aWrongTranslationHarmsNothing() {
    #expect(String(localized: "bad \("x")", bundle: bundle) == "x  %s %n  %")
    let filler = GapFiller([.whole(-5), .positive(.max), .real(0.5), .text("t")])
    #expect(filler.fill("%d %u %f %@") == "-5 18446744073709551615 0.500000 t")
    #expect(filler.fill("%4$@%1$05lld|%3$d|%x") == "t-0005|0.500000|fffffffffffffffb")
    #expect(
      filler.fill("%") == "%" && filler.fill("%%") == "%"
        && filler.fill("%999999999d") == "%999999999d")
    #expect(filler.fill("%1$f") == "-5.000000")
  }

  @Test func aResourceIsLookedUpWhenItIsNeeded() {
    let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
    #expect(String(localized: LocalizedStringResource("Hello", bundle: place)) == "Hallo")
    let resource: LocalizedStringResource = "Plain"
    #expect(String(localized: resource) == "Plain" && resource.key == "Plain")
    let count = 2
    let filled: LocalizedStringResource = "\(count) things"
    #expect(filled.key == "%lld things" && String(localized: filled) == "2 things")
    #expect(LocalizedStringResource("k", defaultValue: "v") != LocalizedStringResource("k"))
    #expect(String(localized: LocalizedStringResource("k", defaultValue: "v \(count)")) == "v 2")
  }
}
