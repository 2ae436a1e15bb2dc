/// The colours behind xterm's numbers: 16 named ones, a cube of six steps, 24 greys.
enum XtermPalette {
  private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

  /// Typical values of the named colours; terminals differ.
  private static let named: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// Red, green and blue of a number.
  static func components(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
    let number = Int(index)
    if number < 16 {
      let (red, green, blue) = named[number]
      return (UInt8(red), UInt8(green), UInt8(blue))
    }
    if number >= 232 {
      let grey = UInt8(8 + 10 * (number - 232))
      return (grey, grey, grey)
    }
    let cube = number - 16
    return (UInt8(steps[cube / 36]), UInt8(steps[cube / 6 % 6]), UInt8(steps[cube % 6]))
  }

  /// The nearest of the cube and the greys. The named ones are left out: people redefine them.
  static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let wanted = (Int(red), Int(green), Int(blue))
    let (r, g, b) = (step(wanted.0), step(wanted.1), step(wanted.2))
    let inCube = UInt8(16 + 36 * r + 6 * g + b)
    let mean = (wanted.0 + wanted.1 + wanted.2) / 3
    let inGreys = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return distance(inGreys, wanted) < distance(inCube, wanted) ? inGreys : inCube
  }

  /// The nearest of the sixteen named colours.
  static func nearestNamed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let wanted = (Int(red), Int(green), Int(blue))
    return (0..<16).min { distance($0, wanted) < distance($1, wanted) } ?? 7
  }

  private static func step(_ value: Int) -> Int {
    steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
  }

  private static func distance(_ index: UInt8, _ wanted: (Int, Int, Int)) -> Int {
    let (red, green, blue) = components(index)
    let (r, g, b) = (Int(red) - wanted.0, Int(green) - wanted.1, Int(blue) - wanted.2)
    return 3 * r * r + 4 * g * g + 2 * b * b
  }
}
