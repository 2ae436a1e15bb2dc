import Glibc

/// The character encoding of the terminal, as the locale tells it.
public enum TerminalLocale {
  /// Activates the environment's locale and returns whether its encoding is UTF-8.
  ///
  /// Call it once, before a screen is opened. Containers often set no locale at all; such an
  /// environment says nothing about the terminal, so `C.UTF-8` is tried. One that says `C` is
  /// believed.
  public static func activate(environment: [String: String]) -> Bool {
    setlocale(LC_ALL, "")
    let chosen = ["LC_ALL", "LC_CTYPE", "LANG"].contains { environment[$0]?.isEmpty == false }
    if !chosen { setlocale(LC_CTYPE, "C.UTF-8") }
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return strcasecmp(codeset, "UTF-8") == 0
  }
}
