import Drawing
public import Foundation

/// Lines and curves with the look of their line.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  var path: Path
  private var style = StrokeStyle()
  /// Whether inside is what the path goes round an odd number of times.
  open var usesEvenOddFillRule = false
  /// How far what is drawn may be from its curves, in pixels: 0.6 by default, which no eye sees;
  /// more makes curves of straight lines.
  open var flatness: CGFloat = GraphicsOperation.usualFlatness

  /// Makes an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Makes the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Makes a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init {
      $0.addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
    }
  }

  /// Makes a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init {
      $0.addRoundedRect(rect, radii: cornerRadii, corners: corners)
    }
  }

  /// Makes a part of a circle, between angles in radians clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        isIncreasing: clockwise)
    }
  }

  /// Makes a path with the lines and curves of another.
  public convenience init(cgPath: CGPath) { self.init { $0 = cgPath.path } }

  private convenience init(_ make: (inout Path) -> Void) {
    self.init()
    make(&path)
  }

  // MARK: Making it

  /// Begins a new part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, after a line to its beginning.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      isIncreasing: clockwise)
  }
  /// Ends the part with a line to its beginning.
  open func close() { path.close() }
  /// Removes all lines and curves.
  open func removeAllPoints() { path = Path() }
  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { path.add(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The same lines and curves from the end to the beginning.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath(cgPath: CGPath(path.reversed))
    path.copyStyle(of: self)
    return path
  }

  /// The lines and curves.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// Whether it has no lines or curves.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the next line begins; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points, control points included; null if there are none.
  open var bounds: CGRect { path.boundingBox }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule) }

  // MARK: Its line

  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue.finite }
  }
  /// How the line ends.
  open var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }
  /// How the parts of the line meet.
  open var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }
  /// The longest point of parts that meet, in widths; a longer one is cut off.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue.finite }
  }
  /// Sets the lengths of dashes and gaps in turn, in points; nil for a line without gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dashes = (0..<max(0, count)).compactMap { pattern?[$0].finite }
    style.dashPhase = phase.finite
  }

  /// Gets the lengths of dashes and gaps, as far as they are asked for.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, dash) in style.dashes.enumerated() { pattern[index] = dash } }
    count?.pointee = style.dashes.count
    phase?.pointee = style.dashPhase
  }

  // MARK: Drawing it

  /// Fills it in the current context.
  @preconcurrency @MainActor open func fill() { draw { $0.fill(path, rule) } }
  /// Draws a line along it in the current context.
  @preconcurrency @MainActor open func stroke() { draw { $0.stroke(path, style) } }
  /// Fills it in the current context with a blend mode and an opacity.
  @preconcurrency @MainActor open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { fill() }
  }
  /// Draws a line along it in the current context with a blend mode and an opacity.
  @preconcurrency @MainActor open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { stroke() }
  }
  /// Limits what is drawn next in the current context to its inside.
  @preconcurrency @MainActor open func addClip() { GraphicsContexts.current?.clip(to: path, rule) }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  @MainActor private func draw(_ body: (CGContext) -> Void) {
    guard let context = GraphicsContexts.current else { return }
    context.keepingState {
      context.setFlatness(flatness)
      body(context)
    }
  }

  @MainActor private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = GraphicsContexts.current else { return }
    context.keepingState {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      body()
    }
  }

  /// A copy with the same look of its line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.copyStyle(of: self)
    return copy
  }

  private func copyStyle(of other: UIBezierPath) {
    (style, usesEvenOddFillRule) = (other.style, other.usesEvenOddFillRule)
    flatness = other.flatness
  }
}
