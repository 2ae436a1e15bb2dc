import Foundation
import SheetCells
import Testing

@testable import SheetImaging

@Suite("Icon colours")
struct ArtStyleTests {
  private func styles(_ depth: ColorDepth, _ state: ArtState = .normal) -> [Style] {
    let options = ArtOptions(kind: .blocks, depth: depth, state: state)
    let canvas = IconArt.render(
      Shapes.plain(9, 9, [0, 0, 0, 255]), size: CellSize(width: 12, height: 6), options: options)
    return (0..<6).map { canvas[6, $0].style }
  }

  private static func luminance(_ color: SIMD3<Float>) -> Float {
    let linear = (0..<3).map { index -> Float in
      let value = color[index] / 255
      return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func cube(_ index: UInt8) -> SIMD3<Float> {
    let levels: [Float] = [0, 95, 135, 175, 215, 255]
    let value = Int(index) - 16
    return [levels[value / 36], levels[value / 6 % 6], levels[value % 6]]
  }

  @Test("the gradient's colours show on black and on white")
  func contrast() {
    let accent = Accent.blue
    let colors =
      [SIMD3<Float>(accent.top), SIMD3<Float>(accent.bottom)] + accent.palette256.map(Self.cube)
    for color in colors {
      let luminance = Self.luminance(color)
      #expect((luminance + 0.05) / 0.05 >= 2.95, "on black: \(color)")
      #expect(1.05 / (luminance + 0.05) >= 2.95, "on white: \(color)")
    }
  }

  @Test("the gradient runs from lighter to darker, row by row")
  func gradient() {
    let greens = styles(.trueColor).map { style -> UInt8 in
      guard case .rgb(_, let green, _) = style.foreground else { return 0 }
      return green
    }
    #expect(greens == greens.sorted(by: >))
    #expect(Set(greens).count == 6)
    #expect(Set(styles(.palette256).map(\.foreground)).count == 4)
    #expect(
      styles(.ansi16).map { $0.attributes.contains(.bold) } == [
        true, true, true, false, false, false,
      ])
  }

  @Test("without colour the weight is the gradient")
  func monochrome() {
    let styles = styles(.monochrome)
    #expect(styles.map(\.attributes) == [.bold, .bold, [], [], .dim, .dim])
    #expect(styles.allSatisfy { $0.foreground == .terminalDefault })
  }

  @Test("selected is bold and dimmed is dim, at every depth")
  func states() {
    for depth in [ColorDepth.monochrome, .ansi16, .palette256, .trueColor] {
      #expect(styles(depth, .selected).allSatisfy { $0.attributes == .bold })
      #expect(styles(depth, .dimmed).allSatisfy { $0.attributes == .dim })
    }
  }

  @Test("coloured characters are neither black nor white")
  func readable() {
    for value in [UInt8(0), 255] {
      let sample = ColorSample(Float(value), Float(value), Float(value), 1)
      guard case .rgb(let red, _, _) = sample.readableColor else {
        Issue.record("no true colour")
        continue
      }
      #expect((90...170).contains(red))
    }
  }
}
