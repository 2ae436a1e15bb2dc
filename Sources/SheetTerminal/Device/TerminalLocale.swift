import Glibc

/// The character encoding of the terminal, as the locale tells it.
public enum TerminalLocale {
  /// Activates the environment's locale and returns whether its encoding is UTF-8.
  ///
  /// Call it once, before a screen is opened. Containers often set no locale at all, and ssh brings
  /// names of locales that are not installed; where the environment says nothing or says UTF-8,
  /// `C.UTF-8` takes their place. One that says `C` is believed.
  public static func activate() -> Bool {
    // The encoding is all that matters; each further category costs a handful of system calls.
    let isInstalled = setlocale(LC_CTYPE, "") != nil
    let name = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG")
    if name.map({ !isInstalled && isUTF8($0) }) ?? true { setlocale(LC_CTYPE, "C.UTF-8") }
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return strcasecmp(codeset, "UTF-8") == 0
  }

  private static func isUTF8(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".utf-8") || name.hasSuffix(".utf8")
  }

  private static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
