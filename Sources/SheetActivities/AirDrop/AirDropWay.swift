import SheetSettings

/// A way to a device, as `order` of the configuration names it.
package enum AirDropWay: String, WordChoice {
  /// Devices that speak LocalSend.
  case localSend = "localsend"
  /// Devices that are paired by KDE Connect.
  case kdeConnect = "kdeconnect"
  /// A code for magic-wormhole.
  case wormhole
  /// A link that works once.
  case link = "http-qr"
}
