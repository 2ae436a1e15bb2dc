import Glibc

/// The character encoding of the terminal, as the locale tells it.
public enum TerminalLocale {
  /// Activates the environment's locale and returns whether its encoding is UTF-8.
  ///
  /// Call it once, before a screen is opened. Containers often set no locale at all; such an
  /// environment says nothing about the terminal, so `C.UTF-8` is tried. One that says `C` is
  /// believed.
  public static func activate() -> Bool {
    setlocale(LC_ALL, "")
    let chosen = isSet("LC_ALL") || isSet("LC_CTYPE") || isSet("LANG")
    if !chosen { setlocale(LC_CTYPE, "C.UTF-8") }
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return strcasecmp(codeset, "UTF-8") == 0
  }

  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { $0.pointee != 0 } ?? false
  }
}
