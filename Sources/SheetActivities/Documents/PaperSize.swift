/// A size of paper, upright, in hundredths of a point (1/7200 inch).
struct PaperSize: Hashable, Sendable {
  /// What the program calls it.
  let id: String
  /// What a person calls it.
  let title: String
  /// Its sides.
  let width, height: Int

  /// ISO 216.
  static let a4 = PaperSize(id: "a4", title: "A4", width: 59528, height: 84189)
  /// ANSI Y14.1.
  static let letter = PaperSize(id: "letter", title: "Letter", width: 61200, height: 79200)
  /// Those that can be chosen.
  static let all = [a4, letter]

  /// The size that CUPS calls so; a name such as `A4.Borderless` is the paper's first word.
  static func named(_ name: String) -> PaperSize? {
    let word = name.prefix { $0 != "." }.lowercased()
    return (all + more).first { $0.id == word }
  }

  /// Others that printers have: ISO 216 and ANSI.
  private static let more = [
    PaperSize(id: "a3", title: "A3", width: 84189, height: 119055),
    PaperSize(id: "a5", title: "A5", width: 41953, height: 59528),
    PaperSize(id: "a6", title: "A6", width: 29764, height: 41953),
    PaperSize(id: "b5", title: "B5", width: 51591, height: 72850),
    PaperSize(id: "legal", title: "Legal", width: 61200, height: 100800),
    PaperSize(id: "executive", title: "Executive", width: 52200, height: 75600),
  ]

  /// The usual one where the person lives, by `LC_ALL`, `LC_PAPER` or `LANG`.
  static func standard(_ environment: [String: String]) -> PaperSize {
    let locale = ["LC_ALL", "LC_PAPER", "LANG"].lazy.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }.first
    let territory = (locale ?? "").split(separator: "_").dropFirst().first?.prefix(2) ?? ""
    return letterTerritories.contains(String(territory)) ? letter : a4
  }

  /// As the category `LC_PAPER` of glibc's locales says.
  private static let letterTerritories = [
    "US", "CA", "MX", "BO", "CL", "CO", "CR", "GT", "NI", "PA", "PH", "PR", "SV", "VE",
  ]
}
