extension UIColor {
  /// Makes it the colour of what is filled and of lines in the current context.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the colour of what is filled in the current context.
  @MainActor public func setFill() { GraphicsContexts.current?.setFillColor(cgColor) }

  /// Makes it the colour of lines in the current context.
  @MainActor public func setStroke() { GraphicsContexts.current?.setStrokeColor(cgColor) }
}
