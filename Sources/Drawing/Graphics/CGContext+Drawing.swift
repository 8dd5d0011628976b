public import Foundation

extension CGContext {
  // MARK: Colours and lines

  /// Sets the colour that paths are filled with.
  public func setFillColor(_ color: CGColor) {
    (state.fill, state.tiles, state.fillSpace) = (color.color, nil, .colors)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    (state.line, state.lineSpace) = (color.color, .colors)
  }

  /// Sets the colour space of the next fill colour's components; the colour itself becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fill, state.tiles, state.fillSpace) = (.black, nil, space)
  }

  /// Sets the colour space of the next line colour's components; the colour itself becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.line, state.lineSpace) = (.black, space)
  }

  /// Sets the colour that paths are filled with by the components of its space and the opacity,
  /// 0…1 each; greys unless another space was set.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    (state.fill, state.tiles) = (state.fillSpace.color(of: components), nil)
  }

  /// Sets the colour of lines by the components of its space and the opacity, 0…1 each; greys
  /// unless another space was set.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.line = state.lineSpace.color(of: components)
  }

  /// Sets the colour that paths are filled with by its components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines by its components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey that paths are filled with, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
    state.fillSpace = .greys
  }

  /// Sets the grey of lines, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
    state.lineSpace = .greys
  }

  /// Sets a picture that paths are filled with, again and again from the origin of the recording on.
  package func setFillTiles(_ tiles: ImagePlacement) { state.tiles = tiles }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = max(0, width.finite) }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  /// Sets the longest point of lines that meet, in widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit.finite }

  /// Sets the lengths of dashes and gaps in turn; none for lines without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashes = lengths.map { max(0, $0.finite) }
    state.stroke.dashPhase = phase.finite
  }

  // MARK: Rectangles and ellipses

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(Path { $0.addRect(rect) }, .winding) }
  }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path { $0.addRect(rect) }, state.stroke) }

  /// Draws the outline of a rectangle in a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width.finite
    stroke(Path { $0.addRect(rect) }, style)
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path { $0.addEllipse(in: rect) }, .winding) }
  /// Draws the outline of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path { $0.addEllipse(in: rect) }, state.stroke)
  }

  /// Draws a line from each point with an even index to the next one.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path, state.stroke)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    keepingState {
      state.blendMode = .clear
      (state.fill, state.tiles, state.opacity, state.shadow) = (.black, nil, 1, nil)
      fill(rect)
    }
  }

  // MARK: Gradients and pictures

  /// Draws a gradient along a line, over all of the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .line(from: startPoint.finite, to: endPoint.finite), options)
  }

  /// Draws a gradient between circles, over all of the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .circles(
        from: startCenter.finite, startRadius: max(0, startRadius.finite), to: endCenter.finite,
        endRadius: max(0, endRadius.finite)), options)
  }

  /// Draws a gradient once around a point, over all of the clip.
  ///
  /// - Parameter angle: Where it begins, in radians clockwise on screen from the right.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .turn(around: center.finite, from: angle.finite), [])
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: ColorGradient.Geometry, _ options: CGGradientDrawingOptions
  ) {
    var colors = ColorGradient(stops: gradient.stops, geometry: geometry)
    colors.drawsBeforeStart = options.contains(.drawsBeforeStartLocation)
    colors.drawsAfterEnd = options.contains(.drawsAfterEndLocation)
    record(.gradient(colors))
  }

  /// Makes a picture of the drawing so far: with a bitmap context's pixels, or else with the context's
  /// size in points, and as sharp as the screen that shows it.
  public func makeImage() -> CGImage? {
    guard !bounds.isEmpty else { return nil }
    let recording = GraphicsRecording(
      bounds: bounds, scale: bitmap == nil ? nil : 1, isOpaque: bitmap?.isOpaque ?? false,
      operations: operations)
    return CGImage(
      .recording(recording),
      width: Int(bounds.width.rounded(.up)), height: Int(bounds.height.rounded(.up)))
  }

  /// Draws a picture over a rectangle, upside down, as Core Graphics does where y points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized.finite
    let frame = CGRect(origin: .zero, size: rect.size)
    keepingState {
      translateBy(x: rect.minX, y: rect.maxY)
      scaleBy(x: 1, y: -1)
      record(.image(ImagePlacement(image: image.reference, frame: frame)))
    }
  }
}
