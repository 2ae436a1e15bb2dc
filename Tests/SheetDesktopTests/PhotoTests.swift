import Foundation
import SheetActivities
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetDesktop

@Suite struct PhotoTests {
  private let scratch: ScratchDirectory
  private let settings: ActivitySettings

  init() throws {
    scratch = try ScratchDirectory()
    let variables = scratch.environment()
    settings = ActivitySettings(environment: variables, workingDirectory: scratch.path)
  }

  private func save(_ ask: @Sendable () -> Void) throws -> [String] {
    let changes = PhotoChanges()
    PHPhotoLibrary.$changes.withValue(changes) { ask() }
    try changes.save(settings)
    return (try? scratch.names(in: "home/Pictures")) ?? []
  }

  @Test func picturesGoIntoTheFolderOfPictures() throws {
    let file = try scratch.write("jpeg", to: "photo.jpg")
    let names = try save {
      _ = PHAssetChangeRequest.creationRequestForAsset(
        from: UIImage(bitmap: Bitmap(width: 2, height: 2)))
      _ = PHAssetChangeRequest.creationRequestForAssetFromImage(
        atFileURL: URL(fileURLWithPath: file))
      PHAssetCreationRequest.forAsset().addResource(
        with: .photo, data: Data([0xFF, 0xD8, 0xFF]), options: nil)
    }
    #expect(names == ["image.jpg", "image.png", "photo.jpg"])
    #expect(try save {} == names)
  }

  @Test func videosGoIntoTheirs() throws {
    let file = try scratch.write("video", to: "clip.mp4")
    let names = try save {
      _ = PHAssetChangeRequest.creationRequestForAssetFromVideo(
        atFileURL: URL(fileURLWithPath: file))
    }
    #expect(names == [])
    #expect(try scratch.names(in: "home/Videos") == ["clip.mp4"])
  }

  @Test func afterAnErrorNothingIsSaved() throws {
    let file = try scratch.write("video", to: "clip.mp4")
    #expect(
      PHAssetChangeRequest.creationRequestForAssetFromImage(
        atFileURL: URL(fileURLWithPath: "/nonexistent.png")) == nil)
    #expect(throws: (any Error).self) {
      try save {
        _ = PHAssetChangeRequest.creationRequestForAsset(
          from: UIImage(bitmap: Bitmap(width: 2, height: 2)))
        _ = PHAssetChangeRequest.creationRequestForAssetFromImage(
          atFileURL: URL(fileURLWithPath: file))
        try? FileManager.default.removeItem(atPath: file)
      }
    }
    #expect(try scratch.names(in: "home/Pictures") == [])
  }

  @Test func thePersonHasAllowedIt() async {
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
  }
}
