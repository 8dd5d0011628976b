import Foundation

/// Estimates the work of drawing an SVG file from its text, so that the same files are drawn on
/// every machine and none takes minutes or gigabytes.
///
/// The unit is a step of about a nanosecond of the drawing library. The estimate is on the high
/// side: it assumes the largest picture that can be drawn.
nonisolated struct SVGWork {
  /// The steps of all shapes.
  private(set) var steps = 0.0

  /// About two seconds for a picture larger than most screens, half a second on a phone's screen.
  static let maximumSteps = 2e9
  /// The largest file, as parsing more takes longer than drawing may; large maps have five million
  /// bytes.
  static let maximumBytes = 8 << 20

  private var styles: [SVGStyle]
  private let sheet: SVGStyle?
  private let canvas: SVGCanvas
  private var shapes = 0.0
  /// The number of gradients and colour stops, which are copied for each shape.
  private var colors = 0.0

  /// Whether the work is within the limits.
  static func isWithinLimits(_ file: [UInt8]) -> Bool {
    file.count <= maximumBytes && SVGWork(file).steps <= maximumSteps
  }

  /// Reads a file.
  init(_ file: [UInt8]) {
    let canvas = SVGCanvas(file)
    self.init(file, on: canvas)
    // The library fits a file without a size to the picture once it knows its extent.
    guard !canvas.hasSize, let fitted = canvas.fitted(to: extent) else { return }
    self.init(file, on: fitted)
  }

  private var extent = CGRect.null

  private init(_ file: [UInt8], on canvas: SVGCanvas) {
    self.canvas = canvas
    styles = [SVGStyle(matrix: canvas.matrix)]
    sheet = Self.sheet(of: file)
    for tag in SVGTag.all(in: file) { add(tag) }
    // The library inserts each colour stop into a sorted list.
    steps += colors * (colors + shapes * Self.memory)
  }

  /// The contents of the style sheet, from the first `<style` to the last `</style`, as it may hold
  /// tags.
  private static func sheet(of file: [UInt8]) -> SVGStyle? {
    let text = String(decoding: file, as: UTF8.self)
    guard let start = text.range(of: "<style") else { return nil }
    let end = text.range(of: "</style", options: .backwards)?.lowerBound ?? text.endIndex
    guard start.upperBound < end else { return nil }
    return SVGStyle(sheet: ArraySlice(text.utf8[start.upperBound..<end]))
  }

  private mutating func add(_ tag: SVGTag) {
    if tag.name == "g" {
      switch tag.kind {
      case .opening: styles.append(style.inherited(by: tag))
      case .closing: if styles.count > 1 { styles.removeLast() }
      case .empty: break
      }
    } else if tag.kind != .closing {
      add(element: tag)
    }
  }

  private var style: SVGStyle { styles[styles.count - 1] }

  private mutating func add(element tag: SVGTag) {
    switch tag.name {
    case "stop", "linearGradient", "radialGradient": colors += 1
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      shapes += 1
      var style = style.inherited(by: tag)
      if let sheet { style.add(sheet) }
      var outline = SVGOutline(matrix: style.matrix, rows: canvas.height)
      outline.add(tag)
      guard outline.parts > 0 else { return }
      extent = extent.union(
        CGRect(
          x: outline.low.x, y: outline.low.y, width: outline.high.x - outline.low.x,
          height: outline.high.y - outline.low.y))
      if style.isFilled { paint(Sweep(filling: outline)) }
      if style.isStroked { paint(Sweep(stroking: outline, style)) }
    default: return
    }
  }

  private mutating func paint(_ sweep: Sweep) {
    let own = sweep.steps(on: canvas)
    // NaN counts as too much.
    steps += own.isFinite ? own : .infinity
  }

  /// The steps of allocating and sorting 32 bytes.
  static let memory = 500.0
}
