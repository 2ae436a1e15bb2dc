import Foundation
import FoundationNetworking
import ShareSheet

extension UIActivity.ActivityType {
  static let mustachify = UIActivity.ActivityType("com.example.mustachify")
}

/// Posts a picture to a web service, and shows the picture that comes back.
final class MustachifyActivity: UIActivity {
  private let service: URL
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("mustachify-" + UUID().uuidString)
  private var imageData: Data?
  private var mustachifiedImage: UIImage?
  private var upload: Task<Void, Never>?

  init(service: URL) {
    self.service = service
    super.init()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  override class var activityCategory: UIActivity.Category { .action }
  override var activityType: UIActivity.ActivityType? { .mustachify }
  override var activityTitle: String? { "Mustachify" }
  override var activityImage: UIImage? {
    UIImage(data: Data(PackageResources.Mustachify_png), scale: 2)
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    // The person may have left an earlier try and come back.
    upload?.cancel()
    mustachifiedImage = nil
    imageData = activityItems.lazy.compactMap { $0 as? UIImage }.first?.pngData()
  }

  override func perform() {
    guard let imageData else { return activityDidFinish(false) }
    upload = Task {
      let image = try? await mustachify(imageData)
      guard !Task.isCancelled else { return }
      mustachifiedImage = image
      activityDidFinish(image != nil)
    }
  }

  /// There is nothing to show before the picture has come; then the sheet asks once more.
  override var activityViewController: UIViewController? {
    guard mustachifiedImage != nil else { return nil }
    let preview = QLPreviewController()
    preview.dataSource = self
    return preview
  }

  private func mustachify(_ picture: Data) async throws -> UIImage {
    var request = URLRequest(url: service)
    request.httpMethod = "POST"
    request.setValue("image/png", forHTTPHeaderField: "Content-Type")
    let (data, response) = try await URLSession.shared.upload(for: request, from: picture)
    guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else {
      throw URLError(.badServerResponse)
    }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try data.write(to: previewFile)
    return image
  }

  private var previewFile: URL { folder.appendingPathComponent("Mustachified.png") }
}

extension MustachifyActivity: QLPreviewControllerDataSource {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem {
    previewFile
  }
}

extension MustachifyActivity {
  /// The sheet for a picture's path and, after it or in `MUSTACHIFY_URL`, the service's address.
  static func sheet(for words: [String]) throws(UsageError) -> UIActivityViewController {
    guard let path = words.first else { throw .unknownExample }
    guard let image = UIImage(contentsOfFile: path) else { throw .notAPicture(path) }
    let address =
      words.dropFirst().first ?? ProcessInfo.processInfo.environment["MUSTACHIFY_URL"] ?? ""
    guard let service = URL(string: address), service.host != nil else {
      throw .notAnAddress(address)
    }
    let sheet = UIActivityViewController(
      activityItems: [image], applicationActivities: [MustachifyActivity(service: service)])
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      guard type == .mustachify else { return }
      print(completed ? "success" : "the picture was not mustachified")
    }
    return sheet
  }
}
