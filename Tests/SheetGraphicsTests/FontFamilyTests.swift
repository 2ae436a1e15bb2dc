import SheetPresentation
import Testing

@testable import SheetGraphics

@Suite struct FontFamilyTests {
  @Test func familiesAreThoseOfTheMachine() throws {
    let families = UIFont.familyNames
    #expect(!families.isEmpty && families == families.sorted())
    for family in families {
      #expect(!UIFont.fontNames(forFamilyName: family).isEmpty, "\(family)")
    }
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
  }
}
