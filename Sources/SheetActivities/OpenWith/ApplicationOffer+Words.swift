import SheetCells

extension ApplicationOffer {
  /// Sentences for the person about what is not offered.
  var notes: [String] {
    var result: [String] = []
    let among = (types.count > 2 ? ["these types"] : types.map(Self.words))
      .joined(separator: " and ").displayable
    if needingDisplay > 0 {
      result.append(
        Self.applications(needingDisplay) + " for \(among) "
          + (needingDisplay == 1 ? "needs" : "need") + " a display, and there is none here.")
    }
    if takingOne > 0 {
      result.append(
        Self.applications(takingOne) + (takingOne == 1 ? " takes" : " take")
          + " one item at a time, at most \(Self.mostStarts) in all.")
    }
    if result.isEmpty, choices.isEmpty {
      result.append("No application is registered for \(among).")
    }
    return result
  }

  private static func applications(_ count: Int) -> String {
    count == 1 ? "1 application" : "\(count) applications"
  }

  /// What a type is called.
  static func words(_ type: String) -> String {
    if type == "inode/directory" { return "folders" }
    let scheme = "x-scheme-handler/"
    return type.hasPrefix(scheme) ? "\(type.dropFirst(scheme.count)) links" : type
  }
}
