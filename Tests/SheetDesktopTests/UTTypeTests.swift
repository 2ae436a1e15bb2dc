import Foundation
import Testing

@testable import SheetDesktop

@Suite struct UTTypeTests {
  @Test(arguments: [
    ("png", "public.png", "image/png"), ("JPG", "public.jpeg", "image/jpeg"),
    ("pdf", "com.adobe.pdf", "application/pdf"), ("txt", "public.plain-text", "text/plain"),
    ("log", "public.log", "text/x-log"), ("swift", "public.swift-source", "text/x-swift"),
    ("zip", "public.zip-archive", "application/zip"), ("html", "public.html", "text/html"),
    ("md", "net.daringfireball.markdown", "text/markdown"),
    ("mov", "com.apple.quicktime-movie", "video/quicktime"),
    ("heic", "public.heic", "image/heic"), ("h", "public.c-header", "text/x-chdr"),
  ])
  func suffixesHaveTypes(suffix: String, identifier: String, mime: String) throws {
    let type = try #require(UTType(filenameExtension: suffix))
    #expect(type.identifier == identifier)
    #expect(type.preferredMIMEType == mime)
    #expect(type.isDeclared && !type.isDynamic)
    #expect(UTType(mimeType: mime) == type)
  }

  @Test func typesBelongToOthers() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png) && !UTType.image.conforms(to: .png))
    #expect(UTType.utf8PlainText.conforms(to: .text) && UTType.html.conforms(to: .text))
    #expect(!UTType.html.conforms(to: .plainText) && !UTType.pdf.conforms(to: .text))
    #expect(UTType.fileURL.isSubtype(of: .url) && UTType.url.isSupertype(of: .fileURL))
    #expect(!UTType.url.isSubtype(of: .url))
    #expect(UTType.mpeg4Movie.conforms(to: .movie) && UTType.mp3.conforms(to: .audio))
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
  }

  @Test func unknownNamesAreNoTypes() {
    #expect(UTType("org.example.nothing") == nil)
    #expect(UTType("") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(mimeType: "text") == nil)
    #expect(UTType("dyn.zz") == nil)
    #expect(UTType("PUBLIC.PNG") == .png)
  }

  @Test func unknownSuffixesAreDynamic() throws {
    let type = try #require(UTType(filenameExtension: "SheetTest"))
    #expect(type.isDynamic)
    #expect(type.preferredFilenameExtension == "sheettest")
    #expect(type.conforms(to: .data) && !type.conforms(to: .image))
    #expect(UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "sheettest") == type)
    let text = try #require(UTType(filenameExtension: "sheettest", conformingTo: .text))
    #expect(text != type && text.conforms(to: .text))
  }

  /// By shared-mime-info, which `make test-packages` installs.
  @Test func typesBeyondTheTableBelongToWhatTheDatabaseSays() throws {
    let xcf = try #require(UTType(filenameExtension: "xcf"))
    #expect(xcf.isDynamic && xcf.conforms(to: .image))
    #expect(xcf.preferredMIMEType == "image/x-xcf")
    let ada = try #require(UTType(mimeType: "text/x-adasrc"))
    #expect(ada.conforms(to: .plainText))
  }

  @Test func declaredTypesBelongToTheirParents() {
    let type = UTType(exportedAs: "org.example.sheet-note", conformingTo: .text)
    #expect(type.conforms(to: .text) && type.conforms(to: .data))
    let child = UTType(importedAs: "org.example.sheet-note-2", conformingTo: type)
    #expect(child.conforms(to: .text))
    let circle = UTType(exportedAs: "org.example.a", conformingTo: UTType(known: "org.example.b"))
    _ = UTType(exportedAs: "org.example.b", conformingTo: circle)
    #expect(!circle.conforms(to: .image))
  }

  @Test func everyConstantIsInTheTable() {
    for type in [
      UTType.item, .diskImage, .applicationBundle, .package, .osaScriptBundle, .xpcService, .usdz,
      .spreadsheet, .m3uPlaylist, .emailMessage, .x509Certificate, .epub,
    ] {
      #expect(UTType(type.identifier) == type)
      #expect(type.localizedDescription?.isEmpty == false)
    }
  }

  @Test func theOldFunctionsAgree() throws {
    let identifier = try #require(
      UTTypeCreatePreferredIdentifierForTag(
        kUTTagClassFilenameExtension, "png" as CFString, nil))
    #expect(identifier.takeRetainedValue() as String == kUTTypePNG as String)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() as String? == "image/jpeg")
    #expect(UTTypeCopyPreferredTagWithClass("x" as CFString, kUTTagClassMIMEType) == nil)
    #expect(UTTypeCreatePreferredIdentifierForTag("?" as CFString, "png" as CFString, nil) == nil)
  }

  @Test func addressesGetSuffixes() {
    let folder = URL(fileURLWithPath: "/a")
    #expect(folder.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png")
    #expect(folder.appendingPathComponent("b.PNG", conformingTo: .png).path == "/a/b.PNG")
    #expect(folder.appendingPathExtension(for: .image).path == "/a")
  }

  @Test func filesTellTheirType() throws {
    let folder = FileManager.default.temporaryDirectory
    func type(_ url: URL, _ keys: Set<URLResourceKey>) throws -> UTType? {
      try url.resourceValues(forKeys: keys).contentType
    }
    let picture = folder.appendingPathComponent("naïve photo.PNG")
    #expect(try type(picture, [.contentTypeKey, .nameKey]) == .png)
    #expect(try type(folder, [.contentTypeKey]) == .folder)
    #expect(try type(folder.appendingPathComponent("no suffix"), [.contentTypeKey]) == .data)
    #expect(try type(picture, [.nameKey]) == nil)
  }
}
