import Foundation

/// The sequence by which a program hands text to its terminal's clipboard.
enum OSC52 {
  /// The sequence for this text; inside GNU screen in device control strings, which screen hands on to
  /// its own terminal.
  static func sequence(_ text: [UInt8], insideScreen: Bool) -> String {
    // BEL ends it everywhere; ST would also end screen's string around it.
    let plain = "\u{1B}]52;c;\(Data(text).base64EncodedString())\u{07}"
    guard insideScreen else { return plain }
    // Longer strings than 256 bytes are cut by screen.
    var result = ""
    var rest = plain[...]
    while !rest.isEmpty {
      result += "\u{1B}P\(rest.prefix(screenPiece))\u{1B}\\"
      rest = rest.dropFirst(screenPiece)
    }
    return result
  }

  static let screenPiece = 250
}
