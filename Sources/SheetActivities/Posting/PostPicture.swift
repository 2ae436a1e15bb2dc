import Foundation
import HelperProtocol
import SheetFiles
import SheetImaging
import SheetPrograms

/// A picture as it is sent.
struct PostPicture: Sendable {
  /// The name of its file.
  var name: String
  /// Its MIME type.
  var type: String
  /// Bytes in it.
  var size: Int64
  /// Its width and height in pixels, where they are known.
  var pixels: (width: Int, height: Int)?
  /// What it shows.
  var words: String
  private var content: Content

  private enum Content: Sendable {
    case file(FilePath)
    case bytes([UInt8])
  }

  /// Its width and height; `nil` where the helper cannot tell.
  ///
  /// - Throws: `CancellationError`.
  func measured(_ work: ActivityWork) throws -> (width: Int, height: Int)? {
    if let pixels { return pixels }
    let file: Descriptor? =
      switch content {
      case .file(let path): try? PictureLoader.open(path)
      case .bytes(let bytes): try? Descriptor.memory(bytes)
      }
    guard let file else { return nil }
    let picture = try? PictureLoader.read(
      file, fitting: 1, by: 1, helper: work.settings.helper(), work.monitor)
    try work.monitor.checkCancellation()
    return picture.map { ($0.originalWidth, $0.originalHeight) }
  }

  /// Itself as a part of a form.
  func part(_ field: String) -> FormPart {
    switch content {
    case .file(let path): .file(field, path, size: size, name: name, type: type)
    case .bytes(let bytes): .data(field, bytes, name: name, type: type)
    }
  }

  /// Itself as all that is sent.
  ///
  /// - Throws: ``SystemError``.
  func body() throws -> WebRequest.Body {
    switch content {
    case .file(let path): .file(try Descriptor.openWithoutWaiting(path).0, size: size)
    case .bytes(let bytes): .bytes(bytes)
    }
  }
}

extension PostPicture {
  /// A picture of a post, within the limits of a service.
  ///
  /// - Parameter isRemade: Whether it is decoded and written anew, as large as the limits allow. What the
  ///   camera wrote into the file, such as the place, does not come along then.
  /// - Throws: ``PostError``, ``ImageError``, ``FileError`` or `CancellationError`.
  init(
    _ picture: Post.Picture, _ limits: PostLimits, of service: String, isRemade: Bool,
    _ work: ActivityWork
  ) throws {
    let source = try Source(picture, of: service)
    guard isRemade, source.isPicture else {
      try source.check(limits, of: service)
      self.init(
        name: picture.name, type: source.type, size: source.size, words: picture.words,
        content: source.content)
      return
    }
    let made = try source.remade(limits, of: service, work)
    self.init(
      name: Self.stem(picture.name) + ".jpg", type: "image/jpeg",
      size: Int64(made.bytes.count), pixels: made.pixels, words: picture.words,
      content: .bytes(made.bytes))
  }

  private static func stem(_ name: String) -> String {
    String(decoding: FileName.parts(FilePath(name)).stem, as: UTF8.self)
  }

  private struct Source {
    let name: String
    let file: Descriptor
    let size: Int64
    let type: String
    let isPicture: Bool
    let content: Content

    init(_ picture: Post.Picture, of service: String) throws {
      name = picture.name
      switch picture.item {
      case .file(let path):
        (file, content) = (try Self.open(path, of: service), .file(path))
      case .image(let image):
        guard let png = image.pngData() else { throw ImageError.damaged }
        (file, content) = (try Descriptor.memory(Array(png)), .bytes(Array(png)))
      case .data(let data, _):
        (file, content) = (try Descriptor.memory(Array(data)), .bytes(Array(data)))
      default: throw ImageError.unknownFormat
      }
      size = Int64(try file.status().st_size)
      let head = Data(try file.head(PictureFormat.headSize))
      let format = PictureLoader.formatName(head)?.lowercased()
      isPicture = format != nil
      let type = FileType.forSuffix(format ?? FilePath(name).suffix)?.mime ?? FileType.unknown.mime
      self.type = !isPicture && Self.knownTypes.contains(type) ? FileType.unknown.mime : type
    }

    private static func open(_ path: FilePath, of service: String) throws -> Descriptor {
      let (file, status) = try FileError.reading(path) { () throws(SystemError) in
        try Descriptor.openWithoutWaiting(path)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return file
      case S_IFDIR: throw PostError.folder(path.lastComponent.text, service: service)
      default: throw FileError.notAFile(path)
      }
    }

    /// What is of these types is known by how it begins, whatever its name.
    private static var knownTypes: [String] {
      (PictureFormat.allCases.map(\.rawValue) + ["PNG"])
        .compactMap { FileType.forSuffix($0.lowercased())?.mime }
    }

    func check(_ limits: PostLimits, of service: String) throws {
      guard isPicture || limits.fileBytes != nil || limits.pictureTypes.contains(type) else {
        throw PostError.noPicture(name, service: service)
      }
      guard limits.pictureTypes.contains(type) || limits.fileBytes != nil else {
        throw PostError.pictureType(name, service: service)
      }
      let most = max(limits.pictureBytes, limits.fileBytes ?? 0)
      guard size <= most else {
        throw isPicture
          ? PostError.pictureBytes(name, bytes: size, limit: most, service: service)
          : PostError.fileBytes(name, bytes: size, limit: most, service: service)
      }
    }

    /// The largest JPEG that the service takes. Each try has three quarters of the side of the one before.
    func remade(
      _ limits: PostLimits, of service: String, _ work: ActivityWork
    ) throws -> (bytes: [UInt8], pixels: (Int, Int)) {
      do {
        return try remade(limits, of: service, by: work.settings.helper(), work.monitor)
      } catch let error as ImageError {
        try work.monitor.checkCancellation()
        throw PostError.notRemade(name, note: error.note)
      }
    }

    private func remade(
      _ limits: PostLimits, of service: String, by helper: HelperProgram?, _ monitor: WorkMonitor
    ) throws -> (bytes: [UInt8], pixels: (Int, Int)) {
      guard let helper else { throw ImageError.needsHelper }
      var side = HelperLimits.answerSide
      if let most = limits.picturePixels { side = min(side, Int(Double(most).squareRoot())) }
      while side >= 64 {
        try monitor.checkCancellation()
        let picture = try PictureLoader.read(
          file, fitting: side, by: side, helper: helper, monitor)
        let bitmap = picture.bitmap.fitting(side)
        let bytes = try helper.jpeg(of: bitmap, quality: 0.85, monitor)
        if bytes.count <= limits.pictureBytes { return (bytes, (bitmap.width, bitmap.height)) }
        side = min(max(bitmap.width, bitmap.height), side) * 3 / 4
      }
      throw PostError.pictureBytes(
        name, bytes: size, limit: limits.pictureBytes, service: service)
    }
  }
}
