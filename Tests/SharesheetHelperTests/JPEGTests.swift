import Foundation
import HelperProtocol
import SheetPrograms
import Testing

@testable import SheetImaging

@Suite("JPEG files")
struct JPEGTests {
  /// Red on the left, half clear blue on the right.
  private func bitmap(_ width: Int = 64, _ height: Int = 48) -> Bitmap {
    let row = (0..<width).flatMap { x -> [UInt8] in
      x < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 128]
    }
    return Bitmap(
      width: width, height: height, pixels: Array(repeatElement(row, count: height).joined()))
  }

  @Test("The helper writes what it reads again, on white where it is clear")
  func roundTrip() throws {
    let helper = try realHelper()
    let file = try helper.jpeg(of: bitmap(), quality: 0.9)
    #expect(PictureFormat(head: file) == .jpeg)
    let again = try helper.picture(file).bitmap
    #expect((again.width, again.height) == (64, 48))
    #expect(isNear(again.pixel(5, 20), [254, 0, 0, 255]))
    #expect(isNear(again.pixel(60, 20), [127, 127, 255, 255]))
  }

  @Test("A better quality makes a larger file; what is no quality counts as the nearest")
  func quality() throws {
    let helper = try realHelper()
    let pixels = (0..<64 * 64 * 4).map { UInt8($0 * 7919 % 251) }
    let noise = Bitmap(width: 64, height: 64, pixels: pixels)
    let sizes = try [0, 0.5, 1].map { try helper.jpeg(of: noise, quality: $0).count }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    #expect(try helper.jpeg(of: noise, quality: .nan).count == sizes[0])
    #expect(try helper.jpeg(of: noise, quality: 7).count == sizes[2])
  }

  @Test("Four thousand pixels on a side are within the limits of memory and time")
  func large() throws {
    let file = try realHelper().jpeg(of: bitmap(4096, 4096), quality: 0.8)
    #expect(PictureFormat(head: file) == .jpeg)
  }

  @Test("Too many pixels, and none, are refused before a program starts")
  func refused() throws {
    let nobody = HelperProgram(path: "/nonexistent", environment: [:])
    for bitmap in [Bitmap(width: 4097, height: 4096), .empty] {
      do throws(HelperError) {
        _ = try nobody.jpeg(of: bitmap, quality: 1)
        Issue.record("not refused")
      } catch {
        guard case .refused(.tooLarge, _, bitmap.width, bitmap.height) = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
    #expect(throws: HelperError.failed) { try nobody.jpeg(of: bitmap(), quality: 1) }
  }

  @Test("Pixels that are missing or too many are refused by the helper")
  func damaged() throws {
    let helper = try realHelper()
    let request = HelperRequest.jpeg(width: 4, height: 4, quality: 50)
    for (count, refusal) in [(47, HelperRefusal.damaged), (0, .damaged), (49, .badRequest)] {
      let file = try Descriptor.memory()
      do throws(HelperError) {
        _ = try helper.words(
          of: request, .bytes(Array(repeating: 0, count: count)), files: [file])
        Issue.record("not refused")
      } catch {
        #expect(error == .refused(refusal, words: "", width: 0, height: 0))
      }
    }
  }
}
