import Foundation

extension CGContext {
  /// Where the path stands; the origin for an empty one.
  public var currentPointOfPath: CGPoint {
    guard let inverse = state.transform.inverse else { return .zero }
    return building.current?.applying(inverse) ?? .zero
  }

  /// The path; `nil` for an empty one.
  public var path: CGPath? {
    guard !building.isEmpty, let inverse = state.transform.inverse else { return nil }
    return CGPath(building.applying(inverse))
  }

  /// The smallest rectangle around the path's points, control points too; null for an empty one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Where drawing has an effect; the smallest rectangle around it. In PDF documents, the page.
  public var boundingBoxOfClipPath: CGRect {
    var pixels = CGRect(x: 0, y: 0, width: width, height: height)
    if let clip = state.clip {
      pixels = CGRect(x: clip.left, y: clip.top, width: clip.width, height: clip.height)
    }
    if let page = recorder?.pageSize {
      pixels = CGRect(x: 0, y: 0, width: page.width * scale, height: page.height * scale)
    }
    return state.transform.inverse.map { pixels.applying($0) } ?? .null
  }

  /// From the coordinates that drawing uses to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// From pixels to the coordinates that drawing uses.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    state.transform.inverse.map { point.applying($0) } ?? point
  }

  /// What has been drawn so far; `nil` when there is no pixel, and in PDF documents.
  public func makeImage() -> CGImage? { image.map { CGImage(bitmap: $0.bitmap) } }

  /// Accepted for code written for iOS and ignored: what is drawn is drawn at once, each with its own alpha and
  /// shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
  }

  /// Takes back what changed since ``beginTransparencyLayer(auxiliaryInfo:)``.
  public func endTransparencyLayer() {
    restoreGState()
  }

  /// Accepted for code written for iOS and ignored: letters are always smooth.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Accepted for code written for iOS and ignored: letters are always smooth.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
}
