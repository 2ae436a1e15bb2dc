/// General types, texts and documents. Each is named as its identifier says.
extension UTType {
  /// `public.item`.
  public static let item = UTType(known: "public.item")
  /// `public.content`.
  public static let content = UTType(known: "public.content")
  /// `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// `public.disk-image`.
  public static let diskImage = UTType(known: "public.disk-image")
  /// `public.data`.
  public static let data = UTType(known: "public.data")
  /// `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// `com.apple.resolvable`.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// `public.symlink`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// `public.executable`.
  public static let executable = UTType(known: "public.executable")
  /// `com.apple.mount-point`.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// `com.apple.alias-file`.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// `public.url`.
  public static let url = UTType(known: "public.url")
  /// `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// `public.text`.
  public static let text = UTType(known: "public.text")
  /// `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// `public.html`.
  public static let html = UTType(known: "public.html")
  /// `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// `public.css`.
  public static let css = UTType(known: "public.css")
  /// `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// `public.c-source`.
  public static let cSource = UTType(known: "public.c-source")
  /// `public.objective-c-source`.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// `public.c-header`.
  public static let cHeader = UTType(known: "public.c-header")
  /// `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// `public.script`.
  public static let script = UTType(known: "public.script")
  /// `com.apple.applescript.text`.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// `com.apple.applescript.script`.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// `com.apple.applescript.script-bundle`.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// `com.netscape.javascript-source`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// `public.shell-script`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// `public.perl-script`.
  public static let perlScript = UTType(known: "public.perl-script")
  /// `public.python-script`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// `public.ruby-script`.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// `public.php-script`.
  public static let phpScript = UTType(known: "public.php-script")
  /// `public.make-source`.
  public static let makefile = UTType(known: "public.make-source")
  /// `public.json`.
  public static let json = UTType(known: "public.json")
  /// `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// `com.apple.rtfd`.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// `com.apple.webarchive`.
  public static let webArchive = UTType(known: "com.apple.webarchive")
}
