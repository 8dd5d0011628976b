public import Drawing
public import Foundation

/// A layer that draws a path, in its own coordinates and beyond its bounds, too.
open class CAShapeLayer: CALayer {
  private var shape = ShapeStyle()

  /// The path; nil draws nothing.
  open var path: CGPath? {
    get { shape.path.map(CGPath.init) }
    // Core Animation does not animate a new path by itself.
    set { shape.path = newValue?.path }
  }
  /// The colour of its inside, black by default; nil draws none.
  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { change("fillColor") { shape.fillColor = newValue?.color } }
  }
  /// The rule that says what is inside the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { shape.fillRule = newValue == .evenOdd ? .evenOdd : .winding }
  }
  /// The colour of the line along the path; nil, the default, draws none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { change("strokeColor") { shape.strokeColor = newValue?.color } }
  }
  /// Where on the path the line begins, 0…1 of its length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { shape.strokeStart = newValue } }
  }
  /// Where on the path the line ends, 0…1 of its length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { shape.strokeEnd = newValue } }
  }
  /// The line's width in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { shape.lineWidth = newValue } }
  }
  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(shape.lineCap) }
    set { shape.lineCap = newValue.cap }
  }
  /// How the line turns a corner.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(shape.lineJoin) }
    set { shape.lineJoin = newValue.join }
  }
  /// How far a pointed corner may reach, in half widths of the line; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { shape.miterLimit = newValue }
  }
  /// The lengths of dashes and gaps in points; nil, the default, is a whole line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashes.isEmpty ? nil : shape.lineDashes.map { NSNumber(value: Double($0)) } }
    set { shape.lineDashes = newValue?.map { CGFloat($0.doubleValue) } ?? [] }
  }
  /// Where in the dashes the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase") { shape.lineDashPhase = newValue } }
  }

  override func add(to values: inout LayerValues) { values.shape = shape }
  override func apply(_ values: LayerValues) { shape = values.shape }
  override var drawsContents: Bool { true }
  override func recording(of values: LayerValues) -> GraphicsRecording? { values.shape.recording }
  override var mayReachBeyondBounds: Bool { true }
}

/// The rule that says what is inside a shape layer's path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the path winds around in one direction more often than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Behind an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's line ends.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an ending by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  init(_ cap: CGLineCap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How a shape layer's line turns a corner.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a corner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  init(_ join: CGLineJoin) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
