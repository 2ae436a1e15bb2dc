import Foundation
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetGraphics

/// A folder with pictures, told apart by their width.
private final class PictureFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ name: String, width: Int) throws {
    try add(name, Array(try #require(UIImage(bitmap: Bitmap(width: width, height: 1)).pngData())))
  }

  func add(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  var finder: PictureFinder { PictureFinder(folders: [path]) }

  func image(_ name: String) -> UIImage { NamedPictures.image(named: name, finder) }
}

@Suite("Pictures by name")
struct NamedPictureTests {
  @Test("The name with an extension and a density; two pixels a point come first")
  func files() throws {
    let folder = try PictureFolder()
    try folder.add("Logo.png", width: 10)
    #expect(folder.image("Logo").bitmap.width == 10)
    #expect(folder.image("Logo.png").bitmap.width == 10)
    try folder.add("Logo@3x.png", width: 30)
    #expect(folder.image("Logo").size.width == 10)
    #expect(folder.image("Logo").bitmap.width == 30)
    try folder.add("Logo@2x.png", width: 20)
    #expect(folder.image("Logo").bitmap.width == 20)
    #expect(folder.image("Logo").scale == 2)
    #expect(folder.image("Logo@3x.png").scale == 3)
    try folder.add("Icons/a.b@2x.png", width: 8)
    #expect(folder.image("Icons/a.b").bitmap.width == 8)
    #expect(folder.image("Logo").missingName == nil)
  }

  @Test(
    "A name never leads out of the folder",
    arguments: [
      "../outside", "/etc/logo", "a/../../outside", "", ".", "..", "Icons//x", "a\0b", "a/./b",
      "/", "Icons/",
    ])
  func escape(name: String) throws {
    let folder = try PictureFolder()
    try folder.add("outside.png", width: 7)
    try folder.add("inner/x.png", width: 3)
    let inner = PictureFinder(folders: ["\(folder.path)/inner"])
    #expect(inner.picture(named: name) == nil)
    #expect(PictureName(name) == nil)
  }

  @Test("A missing picture is a placeholder that knows its name")
  func missing() throws {
    let folder = try PictureFolder()
    let image = folder.image("Nothing\u{1B}")
    #expect(image.missingName == "Nothing\u{1B}")
    #expect(image.bitmap.width == 60)
    #expect(UIImage(named: "No such picture")?.missingName == "No such picture")
    #expect(UIImage(named: "", in: nil, compatibleWith: nil)?.missingName == "")
    #expect(UIImage(named: "x", in: .main, with: nil)?.missingName == "x")
    #expect(UIImage(imageLiteralResourceName: "No literal").missingName == "No literal")
  }

  @Test("A damaged picture, a folder and a pipe are placeholders, too")
  func damaged() throws {
    let folder = try PictureFolder()
    try folder.add("Text.png", Array("no picture".utf8))
    try folder.add(
      "Cut.png",
      Array(try #require(UIImage(bitmap: Bitmap(width: 9, height: 9)).pngData()).prefix(40)))
    try folder.add("Folder.png/x", [1])
    #expect(mkfifo("\(folder.path)/Pipe.png", 0o600) == 0)
    for name in ["Text", "Cut", "Folder", "Pipe"] {
      #expect(folder.image(name).missingName == name)
    }
  }

  @Test("Image sets of a catalog, in groups, for dark screens last, as templates")
  func catalog() throws {
    let folder = try PictureFolder()
    let set = "Assets.xcassets/Group/Star.imageset"
    try folder.add("\(set)/one.png", width: 10)
    try folder.add("\(set)/two.png", width: 20)
    try folder.add("\(set)/dark.png", width: 99)
    try folder.add(
      "\(set)/Contents.json",
      Array(
        """
        {"images": [
          {"filename": "dark.png", "scale": "2x", "appearances": [{"value": "dark"}]},
          {"filename": "one.png", "scale": "1x"}, {"scale": "3x"},
          {"filename": "two.png", "scale": "2x"}, {"filename": "../../x.png", "scale": "2x"}],
         "properties": {"template-rendering-intent": "template"}}
        """.utf8))
    for name in ["Star", "Group/Star", "Star.png"] {
      let image = folder.image(name)
      #expect(image.bitmap.width == 20, "\(name)")
      #expect(image.scale == 2)
      #expect(image.renderingMode == .alwaysTemplate)
    }
  }

  @Test("A description that is none is no set")
  func contents() {
    for text in ["", "[]", "{}", "{\"images\": 3}", "{\"images\": [3]}", "nonsense"] {
      #expect(ImageSetContents(json: Data(text.utf8)) == nil, "\(text)")
    }
    let json =
      #"{"images": [{"filename": "..", "scale": 2}, {"filename": "a/b"}, {"filename": 1}]}"#
    #expect(ImageSetContents(json: Data(json.utf8))?.files == [])
  }

  @Test("A picture that the program has in itself")
  func embedded() throws {
    let file = try #require(UIImage(bitmap: Bitmap(width: 6, height: 2)).pngData())
    EmbeddedImages.register(Array(file), named: "embedded.test@2x.png")
    EmbeddedImages.register(Array(file), named: "embedded bare")
    #expect(UIImage(named: "embedded.test")?.size == CGSize(width: 3, height: 1))
    #expect(UIImage(named: "embedded bare")?.size == CGSize(width: 6, height: 2))
    #expect(UIImage(imageLiteralResourceName: "embedded.test").scale == 2)
  }

  @Test("A bundle's own resources")
  func bundle() throws {
    let folder = try PictureFolder()
    try folder.add("Own.png", width: 5)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "Own", in: bundle, compatibleWith: nil)?.bitmap.width == 5)
    #expect(UIImage(named: "Own")?.missingName == "Own")
  }
}
