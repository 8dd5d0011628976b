import Drawing
public import Foundation

/// A layer that is filled with a gradient, from the middle of its upper edge to that of its lower
/// edge by default.
open class CAGradientLayer: CALayer {
  private var gradient = GradientStyle()

  /// The colours, `CGColor` each; nil draws nothing.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map(CGColor.init) }
    set { change("colors") { gradient.colors = (newValue as? [CGColor])?.map(\.color) ?? [] } }
  }
  /// The place of each colour, 0…1; evenly spread if nil.
  open var locations: [NSNumber]? {
    get {
      gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) }
    }
    set {
      change("locations") { gradient.locations = newValue?.map { CGFloat($0.doubleValue) } ?? [] }
    }
  }
  /// Where the first colour is, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { gradient.startPoint = newValue } }
  }
  /// Where the last colour is, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { gradient.endPoint = newValue } }
  }
  /// The kind of gradient: along a line, in ellipses, or around a point.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { gradient.type = newValue }
  }

  override func add(to values: inout LayerValues) { values.gradient = gradient }
  override func apply(_ values: LayerValues) { gradient = values.gradient }
  override var drawsContents: Bool { true }
  override func recording(of values: LayerValues) -> GraphicsRecording? {
    values.gradient.recording(
      inside: ViewCut(
        rect: values.geometry.bounds, radius: values.style.cornerRadius,
        curve: values.style.drawnCurve))
  }
}

/// How a gradient layer's colours are laid out.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start, of which the last has the end as its corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once around the start, clockwise from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The gradient of a gradient layer, as a value.
struct GradientStyle {
  var colors: [Color] = []
  var locations: [CGFloat] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
  private var isRadial: Bool { type == .radial }

  /// The gradient inside of a layer's outline; nil if there are no colours.
  func recording(inside outline: ViewCut) -> GraphicsRecording? {
    let bounds = outline.rect
    guard !colors.isEmpty, !bounds.isEmpty else { return nil }
    let unit = ColorGradient(
      stops: ColorStop.stops(of: colors, at: locations), geometry: geometry(in: bounds.size))
    var operation = GraphicsOperation(.gradient(unit))
    operation.transform = transform(in: bounds)
    let shape = Path {
      $0.addRoundedRect(bounds, cornerRadius: outline.radius, curve: outline.curve)
    }
    operation.clips = [GraphicsOperation.Clip(path: shape, rule: .winding)]
    return GraphicsRecording(bounds: bounds, operations: [operation])
  }

  private func geometry(in size: CGSize) -> ColorGradient.Geometry {
    func placed(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
    let (start, end) = (placed(startPoint), placed(endPoint))
    switch type {
    case .radial: return .circles(from: .zero, startRadius: 0, to: .zero, endRadius: 1)
    case .conic: return .turn(around: start, from: atan2(end.y - start.y, end.x - start.x))
    default: return .line(from: start, to: end)
    }
  }

  /// The transform from the gradient's coordinates to those of the layer.
  private func transform(in bounds: CGRect) -> CGAffineTransform {
    let corner = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    guard isRadial else { return corner }
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    return CGAffineTransform(
      a: max(abs(dx) * bounds.width, 1e-3), b: 0, c: 0, d: max(abs(dy) * bounds.height, 1e-3),
      tx: startPoint.x * bounds.width, ty: startPoint.y * bounds.height
    ).concatenating(corner)
  }
}
