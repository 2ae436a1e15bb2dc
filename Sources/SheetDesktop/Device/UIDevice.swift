import Foundation
import SheetPresentation
import SheetTerminal

/// The machine that the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one there is.
  public static let current = UIDevice()

  /// The machine's name.
  open var name: String { Self.names.name }
  /// `Terminal`.
  open var model: String { "Terminal" }
  /// `Terminal`.
  open var localizedModel: String { model }
  /// The kernel's name: `Linux`.
  open var systemName: String { Self.names.system }
  /// The kernel's release.
  open var systemVersion: String { Self.names.release }
  /// As on a phone: what is presented takes the screen, and nothing needs a place to point at.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// None: a machine does not say who made the program.
  open var identifierForVendor: UUID? { nil }
  /// Unknown: a terminal does not turn.
  open var orientation: UIDeviceOrientation { .unknown }
  /// Always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// Accepted for code written for iOS; the level stays unknown.
  open var isBatteryMonitoringEnabled = false
  /// Unknown.
  open var batteryLevel: Float { -1 }

  private static let names: (name: String, system: String, release: String) = {
    var names = utsname()
    guard uname(&names) == 0 else { return ("localhost", "Linux", "") }
    return (text(of: names.nodename), text(of: names.sysname), text(of: names.release))
  }()

  private static func text(of field: some Any) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The terminal as a screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The terminal that the person sits at.
  public static let main = UIScreen()
  /// That one.
  public static var screens: [UIScreen] { [main] }

  /// The size in points: a column is 8 wide, a row 20 high. Without a terminal that of 80 columns and 24
  /// rows.
  open var bounds: CGRect {
    let (columns, rows) = Self.cells ?? (80, 24)
    return CGRect(
      x: 0, y: 0, width: Double(columns) * CellMetrics.column,
      height: Double(rows) * CellMetrics.row)
  }

  /// As ``bounds``, since a terminal has no pixels of its own.
  open var nativeBounds: CGRect { bounds }
  /// Pixels a point: 1.
  open var scale: CGFloat { 1 }
  /// Pixels a point: 1.
  open var nativeScale: CGFloat { 1 }
  /// Accepted for code written for iOS: the person dims their own screen.
  open var brightness: CGFloat = 1

  private static var cells: (Int, Int)? {
    let terminal = ControllingTerminal.open()
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    return ControllingTerminal.size(of: terminal)
  }
}
