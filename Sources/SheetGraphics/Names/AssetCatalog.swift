import Foundation
import SheetImaging

/// The sets of pictures and colours of a `.xcassets` folder. A catalog that Xcode has compiled (`Assets.car`) is not read.
struct AssetCatalog {
  /// Far deeper and larger than catalogs are.
  private static let mostLevels = 8, mostEntries = 20_000

  /// The folder of each set by its name, and by its name after those of the groups that it is in. Each name has
  /// the set's extension behind it.
  private let sets: [String: String]

  /// Looks through a folder once.
  init(_ folder: String) {
    var (sets, rest) = ([String: String](), Self.mostEntries)
    Self.collect(folder, groups: [], into: &sets, &rest)
    self.sets = sets
  }

  private static func collect(
    _ folder: String, groups: [String], into sets: inout [String: String], _ rest: inout Int
  ) {
    guard groups.count <= mostLevels,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      guard rest > 0 else { return }
      rest -= 1
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") || name.hasSuffix(".colorset") {
        for key in [name, (groups + [name]).joined(separator: "/")] where sets[key] == nil {
          sets[key] = path
        }
      } else if !name.contains(".") {
        collect(path, groups: groups + [name], into: &sets, &rest)
      }
    }
  }

  /// The picture of a set.
  func picture(named name: String) -> FoundPicture? {
    guard let folder = sets[name + ".imageset"],
      let contents = ImageSetContents(folder: folder)
    else { return nil }
    return contents.files.lazy.compactMap { file in
      FoundPicture(
        path: "\(folder)/\(file.name)", scale: file.scale, isTemplate: contents.isTemplate)
    }.first
  }

  /// The colour of a set.
  func color(named name: String) -> UIColor? {
    sets[name + ".colorset"].flatMap { ColorSetContents(folder: $0)?.color }
  }
}

/// What `Contents.json` in the folder of a set says.
protocol SetContents {
  init?(json: Data)
}

extension SetContents {
  /// Reads the description of a set; `nil` when there is none, or one far larger than they are.
  init?(folder: String) {
    let path = "\(folder)/Contents.json"
    guard let bytes = FoundPicture.contents(of: path, limit: 1 << 20) else { return nil }
    self.init(json: Data(bytes))
  }
}

/// What `Contents.json` of an image set says.
struct ImageSetContents: SetContents, Equatable {
  struct File: Equatable {
    var name: String
    var scale: Double
  }

  /// The best one first.
  let files: [File]
  let isTemplate: Bool

  init?(json: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let images = root["images"] as? [[String: Any]]
    else { return nil }
    let known = images.compactMap(Self.file)
    // A picture for dark screens or for high contrast only when there is no other.
    let ranked = known.sorted { ($0.isSpecial ? 1 : 0, $0.rank) < ($1.isSpecial ? 1 : 0, $1.rank) }
    files = ranked.map { File(name: $0.name, scale: $0.scale) }
    let properties = root["properties"] as? [String: Any]
    isTemplate = properties?["template-rendering-intent"] as? String == "template"
  }

  private static func file(
    _ entry: [String: Any]
  ) -> (name: String, scale: Double, rank: Int, isSpecial: Bool)? {
    guard let name = entry["filename"] as? String, PictureName.isPlain(name.utf8) else {
      return nil
    }
    let index = ["2x", "3x", "1x"].firstIndex(of: entry["scale"] as? String ?? "")
    let scale: Double = index == 0 ? 2 : index == 1 ? 3 : 1
    return (name, scale, index ?? 2, entry["appearances"] != nil)
  }
}
