import Foundation

/// A shadow below what is drawn, in pixels.
struct Shadow {
  /// Wider ones are drawn no softer, so that none takes long.
  private static let mostBlur: CGFloat = 200

  var offset: CGSize
  /// How far its edge reaches.
  var blur: CGFloat
  var color: Premultiplied

  /// Lengths are points of the picture, whatever the transform is, as on iOS.
  init?(_ offset: CGSize, blur: CGFloat, _ color: CGColor, scale: CGFloat) {
    guard offset.width.isFinite, offset.height.isFinite, color.premultiplied[3] > 0 else {
      return nil
    }
    self.offset = CGSize(width: offset.width * scale, height: offset.height * scale)
    self.blur = blur.isFinite ? min(max(0, blur) * scale, Self.mostBlur) : 0
    self.color = color.premultiplied
  }
}

extension Coverage {
  /// What it covers with soft edges, on a picture of that size. Three boxes after another come near a bell.
  func blurred(by blur: CGFloat, width limitX: Int, height limitY: Int) -> Coverage {
    let radius = Int((blur / 3).rounded())
    guard radius > 0 else { return self }
    let reach = radius * 3
    let (left, top) = (max(0, self.left - reach), max(0, self.top - reach))
    let right = min(limitX, self.left + width + reach)
    let bottom = min(limitY, self.top + height + reach)
    guard right > left, bottom > top else { return self }
    var result = Coverage(
      left: left, top: top, width: right - left, height: bottom - top,
      values: Array(repeating: 0, count: (right - left) * (bottom - top)))
    for row in 0..<height {
      let (y, count) = (self.top + row - top, min(width, right - self.left))
      guard y >= 0, y < result.height, count > 0 else { continue }
      let start = y * result.width + self.left - left
      result.values.replaceSubrange(
        start..<start + count, with: values[row * width..<row * width + count])
    }
    for _ in 0..<3 { result.average(radius) }
    return result
  }

  /// Every value becomes the mean of those around it, across and then down.
  private mutating func average(_ radius: Int) {
    for row in 0..<height { average(radius, from: row * width, step: 1, count: width) }
    for column in 0..<width { average(radius, from: column, step: width, count: height) }
  }

  private mutating func average(_ radius: Int, from start: Int, step: Int, count: Int) {
    let line = (0..<count).map { Int(values[start + $0 * step]) }
    let size = 2 * radius + 1
    var sum = line.prefix(radius).reduce(0, +)
    for index in 0..<count {
      if index + radius < count { sum += line[index + radius] }
      if index - radius > 0 { sum -= line[index - radius - 1] }
      values[start + index * step] = UInt8((sum + size / 2) / size)
    }
  }
}

extension CGContext {
  /// From now on what is drawn casts a grey shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// From now on what is drawn casts a shadow. No colour means none. In PDF documents there are no shadows.
  ///
  /// - Parameters:
  ///   - offset: In points, to the right and down, whatever the transform is.
  ///   - blur: How far its edge is soft, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { Shadow(offset, blur: blur, $0, scale: scale) }
  }
}
