import SheetFiles

/// Words for languages of program texts, as Pygments has them, which pinnwand colours with.
enum PasteLanguage {
  /// What a text without a language is.
  static let plain = "text"

  /// By the suffixes of files.
  private static let bySuffix: [(suffixes: String, word: String)] = [
    ("swift", "swift"), ("py", "python"), ("rs", "rust"), ("c h", "c"),
    ("cc cpp cxx hpp hh", "cpp"), ("cs", "csharp"), ("java", "java"), ("kt", "kotlin"),
    ("js mjs", "javascript"), ("ts", "typescript"), ("go", "go"), ("rb", "ruby"), ("php", "php"),
    ("pl pm", "perl"), ("lua", "lua"), ("hs", "haskell"), ("sh bash", "bash"), ("sql", "sql"),
    ("html htm", "html"), ("css", "css"), ("xml svg", "xml"), ("json", "json"),
    ("yaml yml", "yaml"), ("toml", "toml"), ("ini cfg conf", "ini"), ("md markdown", "md"),
    ("tex", "tex"), ("diff patch", "diff"), ("mk", "make"),
  ]

  /// All words.
  static var all: [String] { ([plain] + bySuffix.map(\.word)).sorted() }

  /// The word for a file of that name.
  static func word(for name: FilePath) -> String {
    let suffix = name.suffix
    return bySuffix.first { $0.suffixes.split(separator: " ").contains { $0 == suffix } }?.word
      ?? plain
  }
}
