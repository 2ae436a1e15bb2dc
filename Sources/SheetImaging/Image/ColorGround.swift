/// What colours with a rule are drawn on.
package enum ColorGround {
  /// Whether it is dark: only where code says so, since a terminal does not.
  @TaskLocal package static var isDark = false
}
