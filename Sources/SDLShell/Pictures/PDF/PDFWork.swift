import Drawing
import Foundation

/// Estimates the work of drawing operations, so that the same files are drawn on every machine and
/// none takes minutes.
///
/// The unit is a step of about a nanosecond. The estimate assumes the largest picture that is drawn.
nonisolated struct PDFWork {
  private(set) var steps = 0.0
  /// Pixels per point of the largest picture.
  private let scale: Double
  private let page: CGRect

  /// Two seconds, as for other drawings.
  private static let maximumSteps = SVGWork.maximumSteps
  /// The area of the largest picture, in pixels.
  private static let area = 2048.0 * 2048

  init(of size: CGSize, _ operations: [GraphicsOperation]) {
    page = CGRect(origin: .zero, size: size)
    scale = (Self.area / (size.width * size.height)).squareRoot()
    addAll(operations)
  }

  var isWithinLimits: Bool { steps <= Self.maximumSteps }

  /// Adds operations until there is too much to do, as counting is work, too.
  private mutating func addAll(_ operations: [GraphicsOperation]) {
    for operation in operations {
      guard isWithinLimits else { return }
      add(operation)
    }
  }

  private mutating func add(_ operation: GraphicsOperation) {
    for clip in operation.clips {
      guard isWithinLimits else { return }
      add(clip)
    }
    switch operation.content {
    case .fill(let path, _, _): add(path, operation.transform)
    case .stroke(let path, let style, _): add(path, style, operation.transform)
    case .gradient: steps += Self.area * Self.pixel
    case .group(let operations): add(operations)
    case .masked(let operations, let mask): add(operations + mask)
    case .tiles, .text, .image: break
    }
  }

  /// Adds a clip; a rectangle costs nearly nothing, as nothing outside of it is drawn.
  private mutating func add(_ clip: GraphicsOperation.Clip) {
    if clip.path.isRect {
      steps += Self.element
    } else {
      add(clip.path, widened: 0)
    }
  }

  /// Adds a picture of its own, which is made and laid over the others.
  private mutating func add(_ operations: [GraphicsOperation]) {
    steps += Self.area * Self.pixel * 2
    addAll(operations)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    add(path.applying(transform), widened: 0)
  }

  private mutating func add(_ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform) {
    let factor = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let path = path.applying(transform)
    // Miters may be longer than the line is wide.
    add(path, widened: style.width * factor * style.miterLimit)
    let period = style.dashes.reduce(0, +) * factor
    guard period > 0 else { return }
    let box = path.boundingBox
    let length = Double(path.elements.count) * (box.width + box.height)
    steps += length / period * Self.dash
  }

  private mutating func add(_ path: Path, widened width: CGFloat) {
    guard !path.isEmpty else { return }
    let visible = path.boundingBox.insetBy(dx: -width, dy: -width).intersection(page)
    let count = Double(path.elements.count)
    guard !visible.isEmpty, !visible.isNull else {
      steps += count * Self.element
      return
    }
    steps += visible.width * visible.height * scale * scale * Self.pixel
    steps += count * (Self.element + visible.height * scale * Self.row)
  }

  /// Steps of a pixel that is painted, of a path's element, of a row of pixels that one crosses, and
  /// of a dash.
  private static let (pixel, element, row, dash) = (3.0, 1000.0, 4.0, 2000.0)
}

nonisolated extension Path {
  /// Whether it is an upright rectangle.
  fileprivate var isRect: Bool {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve: return false
      case .close: break
      }
    }
    guard (4...5).contains(points.count) else { return false }
    return zip(points, points.dropFirst() + points.prefix(1)).allSatisfy {
      $0.x == $1.x || $0.y == $1.y
    }
  }
}
