import Foundation
import SheetImaging

/// How far a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Its first colour is before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Its last colour is after its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that go over into each other. It never changes, so any thread may use it.
public final class CGGradient: Sendable {
  /// Steps from one end to the other: finer than 8 bits show.
  private static let steps = 1024

  /// The colours at these steps.
  private let colors: [Premultiplied]

  /// Colours at places from 0 to 1; without places they are as far from each other as can be. `nil` without a
  /// colour.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colors.compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }, locations)
  }

  /// Colours by their numbers, four each (red, green, blue, alpha), or two each in a space of greys.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(0, count)).map { index -> CGColor in
      guard space.numberOfComponents == 3 else {
        return CGColor(gray: components[index * 2], alpha: components[index * 2 + 1])
      }
      let part = components + index * 4
      return CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
    }
    self.init(colors, locations)
  }

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color -> GradientStop in
      let place = locations.map { $0[index] } ?? CGFloat(index) / last
      return GradientStop(place: place.isFinite ? min(max(place, 0), 1) : 0, color: color)
    }.sorted { $0.place < $1.place }
    self.colors = (0...Self.steps).map {
      GradientStop.color(at: CGFloat($0) / CGFloat(Self.steps), stops).premultiplied
    }
  }

  /// The colour at a place, and beyond the ends where the options say so.
  func color(at place: CGFloat, _ options: CGGradientDrawingOptions) -> Premultiplied? {
    if place < 0 { return options.contains(.drawsBeforeStartLocation) ? colors[0] : nil }
    if place > 1 { return options.contains(.drawsAfterEndLocation) ? colors[Self.steps] : nil }
    return colors[Int((place * CGFloat(Self.steps)).rounded())]
  }
}

/// A colour of a gradient and its place.
private struct GradientStop {
  let place: CGFloat
  let color: CGColor

  /// The colour at a place between stops in their order, of which there is one at least.
  static func color(at place: CGFloat, _ stops: [GradientStop]) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.place >= place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[next].color }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.mixed(with: to.color, (place - from.place) / (to.place - from.place))
  }
}

extension CGContext {
  /// Fills all that is not clipped with colours that change from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let way = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
    let square = way.dx * way.dx + way.dy * way.dy
    guard square.isFinite, square > 0 else { return }
    paintEverything { point in
      let along = (point.x - startPoint.x) * way.dx + (point.y - startPoint.y) * way.dy
      return gradient.color(at: along / square, options)
    }
  }

  /// Fills all that is not clipped with colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0,
      startRadius.isFinite, endRadius.isFinite
    else { return }
    let circles = Circles(
      center: startCenter, radius: startRadius,
      dx: endCenter.x - startCenter.x, dy: endCenter.y - startCenter.y,
      growth: endRadius - startRadius)
    paintEverything { point in
      // The circle that is drawn last covers the others.
      circles.places(of: point).lazy.compactMap { gradient.color(at: $0, options) }.first
    }
  }
}

/// Circles from one to another, at places from 0 to 1.
private struct Circles {
  let center: CGPoint
  let radius, dx, dy, growth: CGFloat

  /// At which places a circle goes through a point, the largest first: the roots of
  /// |point - center(t)| = radius(t).
  func places(of point: CGPoint) -> [CGFloat] {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let a = dx * dx + dy * dy - growth * growth
    let b = x * dx + y * dy + radius * growth
    let c = x * x + y * y - radius * radius
    var roots: [CGFloat] = []
    if a == 0 {
      if b != 0 { roots = [c / (2 * b)] }
    } else {
      let root = b * b - a * c
      guard root >= 0 else { return [] }
      roots = [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a].sorted(by: >)
    }
    return roots.filter { radius + $0 * growth >= 0 }
  }
}
