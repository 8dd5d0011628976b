import Foundation

/// How much work drawing an SVG file is, told from its text alone: so that the same files are drawn on
/// every machine, and none takes minutes or gigabytes.
///
/// It counts what the library would do, in steps of about a nanosecond, and rather too much: the picture
/// is taken to be as large as any is drawn.
nonisolated struct SVGWork {
  /// The steps that all shapes take together.
  private(set) var steps = 0.0

  /// About two seconds for a picture larger than most screens, and half a second on a phone's.
  static let mostSteps = 2e9
  /// Reading more than this takes longer than drawing may; large maps have five million bytes.
  static let mostBytes = 8 << 20

  private var styles: [SVGStyle]
  private let sheet: SVGStyle?
  private let canvas: SVGCanvas
  private var shapes = 0.0
  /// Gradients and their colours, which are copied for each shape.
  private var colors = 0.0

  /// Whether a file may be drawn.
  static func isBearable(_ file: [UInt8]) -> Bool {
    file.count <= mostBytes && SVGWork(file).steps <= mostSteps
  }

  /// Reads a file.
  init(_ file: [UInt8]) {
    let canvas = SVGCanvas(file)
    self.init(file, on: canvas)
    // The library fits what has no size of its own to the picture, once it knows how large it is.
    guard !canvas.hasSize, let fitted = canvas.fitted(to: extent) else { return }
    self.init(file, on: fitted)
  }

  private var extent = CGRect.null

  private init(_ file: [UInt8], on canvas: SVGCanvas) {
    self.canvas = canvas
    styles = [SVGStyle(matrix: canvas.matrix)]
    sheet = Self.sheet(of: file)
    for tag in SVGTag.all(in: file) { take(tag) }
    // The library sorts each colour in among those before.
    steps += colors * (colors + shapes * Self.memory)
  }

  /// What is between the tags of a style sheet, which may hold more tags, or what looks like some.
  private static func sheet(of file: [UInt8]) -> SVGStyle? {
    let text = String(decoding: file, as: UTF8.self)
    guard let start = text.range(of: "<style") else { return nil }
    let end = text.range(of: "</style", options: .backwards)?.lowerBound ?? text.endIndex
    guard start.upperBound < end else { return nil }
    return SVGStyle(sheet: ArraySlice(text.utf8[start.upperBound..<end]))
  }

  private mutating func take(_ tag: SVGTag) {
    if tag.name == "g" {
      switch tag.kind {
      case .opening: styles.append(style.inherited(by: tag))
      case .closing: if styles.count > 1 { styles.removeLast() }
      case .empty: break
      }
    } else if tag.kind != .closing {
      take(element: tag)
    }
  }

  private var style: SVGStyle { styles[styles.count - 1] }

  private mutating func take(element tag: SVGTag) {
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
    // What is no number is too much.
    steps += own.isFinite ? own : .infinity
  }

  /// What takes memory: 32 bytes, and the time to get and to sort them.
  static let memory = 500.0
}
