import CPango

extension [Double] {
  /// The six numbers of a transform (a, b, c, d, tx, ty) for cairo; `nil` for one that maps all to a line, after which
  /// cairo would refuse everything.
  var cairoMatrix: cairo_matrix_t? {
    guard self[0] * self[3] != self[1] * self[2] else { return nil }
    return cairo_matrix_t(
      xx: self[0], yx: self[1], xy: self[2], yy: self[3], x0: self[4], y0: self[5])
  }
}
