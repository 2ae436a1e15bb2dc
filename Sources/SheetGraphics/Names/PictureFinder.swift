import Foundation
import SheetImaging
import Synchronization

/// Finds pictures by name in folders of resources, in their catalogs, and among those that a program has in
/// itself; and colours in the catalogs.
struct PictureFinder {
  private let folders: [String]
  private let catalogs: [AssetCatalog]

  /// Looks into some folders, and into the catalogs that lie in them.
  init(folders: [String]) {
    self.folders = folders
    catalogs = folders.flatMap { folder in
      Self.children(of: folder, [".xcassets"]).map(AssetCatalog.init)
    }
  }

  /// The first picture of that name; `nil` for a name that is none, too.
  func picture(named text: String) -> FoundPicture? {
    guard let name = PictureName(text) else { return nil }
    return embedded(name) ?? loose(name)
      ?? catalogs.lazy.compactMap { $0.picture(named: name.base) }.first
  }

  /// The first colour of that name.
  func color(named name: String) -> UIColor? {
    catalogs.lazy.compactMap { $0.color(named: name) }.first
  }

  private func embedded(_ name: PictureName) -> FoundPicture? {
    for candidate in name.candidates {
      for key in [candidate.path, candidate.stem] {
        guard let bytes = EmbeddedImages.file(named: key) else { continue }
        return FoundPicture(place: "EmbeddedImages", bytes: bytes, scale: candidate.scale)
      }
    }
    return nil
  }

  private func loose(_ name: PictureName) -> FoundPicture? {
    let candidates = name.candidates
    return folders.lazy.flatMap { folder in
      candidates.lazy.map { ("\(folder)/\($0.path)", $0.scale) }
    }.compactMap { FoundPicture(path: $0, scale: $1) }.first
  }

  private static func children(of folder: String, _ suffixes: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in suffixes.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
  }

  // MARK: Bundles

  /// Resources do not change while a program runs, so each bundle is looked through once.
  private static let known = Mutex<[String: PictureFinder]>([:])

  /// The one for a bundle; without one, for the program's own resources: its bundle, the folder of its
  /// executable, and the bundles of packages that lie there.
  static func of(_ bundle: Bundle?) -> PictureFinder {
    let key = bundle?.bundlePath ?? ""
    if let finder = known.withLock({ $0[key] }) { return finder }
    let finder = PictureFinder(folders: bundle.map(folders) ?? programFolders)
    known.withLock { $0[key] = finder }
    return finder
  }

  private static func folders(of bundle: Bundle) -> [String] {
    distinct([bundle.resourcePath, bundle.bundlePath])
  }

  private static var programFolders: [String] {
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let home = executable.map { ($0 as NSString).deletingLastPathComponent }
    let own = distinct([Bundle.main.resourcePath, Bundle.main.bundlePath, home])
    return own + own.flatMap { children(of: $0, [".resources", ".bundle"]) }
  }

  private static func distinct(_ folders: [String?]) -> [String] {
    var result: [String] = []
    for case let folder? in folders where !result.contains(folder) { result.append(folder) }
    return result
  }
}
