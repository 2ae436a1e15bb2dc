import CQREncode
import Glibc
import HelperProtocol
import HelperRuntime

/// Makes QR codes.
enum CodeEncoder {
  /// The text, when there is any chance that it fits.
  static func text(in input: Input) throws(Refusal) -> [UInt8] {
    let text = try input.next()
    guard text.count <= HelperLimits.codeDigits else { throw Refusal(.tooLong) }
    return text
  }

  /// The code of the fewest modules, with as much protection against damage as fits into that many.
  static func symbol(of text: [UInt8]) throws(Refusal) -> HelperAnswer.Picture {
    guard let smallest = encoded(text, version: 0, QR_ECLEVEL_L) else {
      throw Refusal(errno == ERANGE ? .tooLong : .tooMuchMemory)
    }
    defer { QRcode_free(smallest) }
    let version = smallest.pointee.version
    for level in [QR_ECLEVEL_H, QR_ECLEVEL_Q, QR_ECLEVEL_M] {
      // What does not fit into this version comes in the next one.
      guard let better = encoded(text, version: version, level) else { continue }
      defer { QRcode_free(better) }
      if better.pointee.version == version { return picture(of: better.pointee) }
    }
    return picture(of: smallest.pointee)
  }

  /// The library finds the shortest mixture of digits, capitals and bytes; a text with a NUL in it is
  /// bytes throughout.
  private static func encoded(
    _ text: [UInt8], version: Int32, _ level: QRecLevel
  ) -> UnsafeMutablePointer<QRcode>? {
    guard !text.contains(0) else {
      return QRcode_encodeData(Int32(text.count), text, version, level)
    }
    return (text + [0]).withUnsafeBytes { bytes in
      QRcode_encodeString(
        bytes.assumingMemoryBound(to: CChar.self).baseAddress, version, level, QR_MODE_8, 1)
    }
  }

  private static func picture(of code: QRcode) -> HelperAnswer.Picture {
    let side = Int(code.width)
    var pixels: [UInt8] = []
    for index in 0..<side * side {
      // The lowest bit of a module is its colour (qrencode.h).
      let value: UInt8 = (code.data[index] & 1) == 1 ? 0 : 255
      pixels += [value, value, value, 255]
    }
    return HelperAnswer.Picture(
      width: side, height: side, originalWidth: side, originalHeight: side, hasAlpha: false,
      pixels: pixels)
  }
}
