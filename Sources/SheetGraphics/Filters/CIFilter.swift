import Foundation
import HelperProtocol
import SheetImaging
import SheetPrograms

/// The name of the picture that a filter works on.
public let kCIInputImageKey = "inputImage"
/// The name of the picture that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// A colour of a filter.
public final class CIColor: NSObject, Sendable {
  let color: CGColor

  /// One with these components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// One without an alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// That of UIKit.
  public init(color: UIColor) {
    self.color = color.cgColor
  }

  /// That of Core Graphics.
  public init(cgColor: CGColor) {
    color = cgColor
  }
}

/// A filter, of which three are here: `CIQRCodeGenerator`, which works with `sharesheet-helper`, `CIFalseColor` and
/// `CIColorInvert`. `nil` for every other one. Not for two threads at once.
public class CIFilter: NSObject {
  /// Core Image's name of it.
  public let name: String
  private let kind: FilterKind
  private var values: [String: Any] = [:]

  init(_ kind: FilterKind) {
    (name, self.kind) = (kind.rawValue, kind)
  }

  /// The filter of that name; `nil` when it is not here.
  public init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else { return nil }
    (self.name, self.kind) = (name, kind)
  }

  /// The filter of that name with values; `nil` when it is not here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Forgets all values.
  public func setDefaults() {
    values = [:]
  }

  /// Sets a value by its name, such as `inputMessage`. One that the filter does not have is ignored.
  public func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// A value by its name.
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// What the filter makes; `nil` when a value is missing, or the helper.
  public var outputImage: CIImage? { kind.output(values) }
}

/// The filters that are here.
enum FilterKind: String {
  case code = "CIQRCodeGenerator"
  case falseColor = "CIFalseColor"
  case invert = "CIColorInvert"

  func output(_ values: [String: Any]) -> CIImage? {
    let input = values[kCIInputImageKey] as? CIImage
    switch self {
    case .code: return (values["inputMessage"] as? Data).flatMap(Self.code)
    case .invert:
      return input?.recolored { SIMD4(255 - $0[0], 255 - $0[1], 255 - $0[2], $0[3]) }
    case .falseColor:
      let dark = (values["inputColor0"] as? CIColor)?.parts ?? SIMD4(0.3, 0, 0, 1)
      let light = (values["inputColor1"] as? CIColor)?.parts ?? SIMD4(1, 0.9, 0.8, 1)
      return input?.recolored { pixel in
        let luma = pixel[0] * 0.2126 + pixel[1] * 0.7152 + pixel[2] * 0.0722
        return (dark + (light - dark) * (luma / 255)) * 255
      }
    }
  }

  /// A code with a white margin of one module, a pixel a module, as on iOS.
  private static func code(of message: Data) -> CIImage? {
    guard let helper = HelperProgram.installed else {
      warnProgrammerOnce("no QR code is made without sharesheet-helper. \(HelperError.installing)")
      return nil
    }
    guard !message.isEmpty, let symbol = try? helper.code(of: Array(message)) else { return nil }
    let whole = CGRect(x: 0, y: 0, width: symbol.fullSide, height: symbol.fullSide)
    let margin = CGFloat(CodeSymbol.margin - 1)
    return CGImage(bitmap: symbol.bitmap(pixelsPerModule: 1))
      .cropping(to: whole.insetBy(dx: margin, dy: margin)).map(CIImage.init(cgImage:))
  }
}

extension CIImage {
  /// Each pixel by a function of red, green, blue and alpha from 0 to 255.
  fileprivate func recolored(_ color: (SIMD4<Double>) -> SIMD4<Double>) -> CIImage? {
    guard let pixels = pixels(in: extent) else { return nil }
    var bytes = pixels.pixels
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let known = SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
      let new = color(SIMD4<Double>(known))
      for part in 0..<4 { bytes[start + part] = UInt8(min(max(new[part], 0), 255).rounded()) }
    }
    let bitmap = Bitmap(width: pixels.width, height: pixels.height, pixels: bytes)
    return CIImage(bitmap, CGAffineTransform(translationX: extent.minX, y: extent.minY))
  }
}

extension CIColor {
  /// Red, green, blue and alpha from 0 to 1; clear for a colour without them.
  fileprivate var parts: SIMD4<Double> {
    let parts = (color.components ?? []).map { Double($0) }
    return parts.count == 4 ? SIMD4(parts) : .zero
  }
}

/// The values of the filter for QR codes, by their newer names.
public protocol CIQRCodeGenerator: NSObjectProtocol {
  /// The bytes that the code holds.
  var message: Data { get set }
  /// `L`, `M`, `Q` or `H`. Accepted for code written for iOS and ignored: a code is as robust as its size allows.
  var correctionLevel: String { get set }
}

/// The filter for QR codes.
final class CodeFilter: CIFilter, CIQRCodeGenerator {
  init() {
    super.init(.code)
  }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

extension CIFilter {
  /// The filter for QR codes.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CodeFilter() }
}
