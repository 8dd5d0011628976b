import Drawing

extension UIColor {
  /// Makes it the colour of what is filled and of lines in the current context.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the colour of what is filled in the current context.
  @preconcurrency @MainActor public func setFill() {
    let context = GraphicsContexts.current
    context?.setFillColor(cgColor)
    tiles(in: .current).map { context?.setFillTiles($0) }
  }

  /// Makes it the colour of lines in the current context.
  @preconcurrency @MainActor public func setStroke() {
    GraphicsContexts.current?.setStrokeColor(cgColor)
  }
}
