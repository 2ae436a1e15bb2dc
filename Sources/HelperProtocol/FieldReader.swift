/// Hands out fields that end with a NUL.
struct FieldReader {
  /// No length of a picture comes near this.
  private static let most = 1e6
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> String? {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  mutating func letter() -> Character? {
    let word = next()
    return word?.count == 1 ? word?.first : nil
  }

  mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    while numbers.count < count {
      guard let number = next().flatMap({ Double($0) }), abs(number) <= Self.most else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  mutating func colors(_ count: Int) -> [UInt32]? {
    var colors: [UInt32] = []
    while colors.count < count {
      guard let color = next().flatMap({ UInt32($0) }) else { return nil }
      colors.append(color)
    }
    return colors
  }

  /// The next bytes, which are no field.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func integer() -> Int? { next().flatMap { Int($0) } }
}
