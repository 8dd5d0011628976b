import Foundation

/// The largest picture that an SVG file can be drawn as, to estimate the work.
nonisolated struct SVGCanvas {
  let width: Double
  let height: Double
  /// From the file's units to pixels.
  let matrix: AffineTransform
  /// Whether the file has a size.
  let hasSize: Bool

  /// The largest area and side of a picture, in pixels.
  private static let area = 2048.0 * 2048
  private static let longest = 4096.0

  /// Reads the file's size.
  init(_ file: [UInt8]) {
    let root = SVGTag.all(in: file).first { $0.name == "svg" }
    func length(_ name: String) -> Double? {
      root?.value(name).flatMap { text -> Double? in
        var numbers = SVGNumbers(text)
        return text.contains(UInt8(ascii: "%")) ? nil : numbers.length()
      }.flatMap { $0 > 0 ? $0 : nil }
    }
    let numbers = SVGNumbers.all(in: root?.value("viewBox") ?? [])
    let box = numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0 ? numbers : nil
    let size = (length("width") ?? box?[2], length("height") ?? box?[3])
    guard let width = size.0, let height = size.1 else {
      self.init(CGRect(x: 0, y: 0, width: 1, height: 1), hasSize: false)
      return
    }
    let area = box.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    self.init(
      area ?? CGRect(x: 0, y: 0, width: width, height: height),
      as: CGSize(width: width, height: height),
      fit: String(decoding: root?.value("preserveAspectRatio") ?? [], as: UTF8.self))
  }

  /// Maps an area of the file's units to a picture of a size.
  private init(
    _ area: CGRect, as size: CGSize? = nil, fit: String = "", hasSize: Bool = true
  ) {
    let size = size ?? area.size
    let scale = min(
      (Self.area / (size.width * size.height)).squareRoot(),
      Self.longest / max(size.width, size.height))
    (width, height) = (size.width * scale, size.height * scale)
    var (across, down) = (width / area.width, height / area.height)
    if fit.contains("slice") {
      (across, down) = (max(across, down), max(across, down))
    } else if !fit.contains("none") {
      (across, down) = (min(across, down), min(across, down))
    }
    var matrix = AffineTransform(scaleByX: across, byY: down)
    matrix.translate(x: -area.minX, y: -area.minY)
    self.matrix = matrix
    self.hasSize = hasSize
  }

  /// The canvas that just fits shapes measured on this one; nil if there are none.
  func fitted(to extent: CGRect) -> SVGCanvas? {
    guard !extent.isNull, extent.width > 0, extent.height > 0, let inverse = matrix.inverted()
    else { return nil }
    let low = inverse.transform(extent.origin)
    let high = inverse.transform(CGPoint(x: extent.maxX, y: extent.maxY))
    return SVGCanvas(
      CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
  }
}
