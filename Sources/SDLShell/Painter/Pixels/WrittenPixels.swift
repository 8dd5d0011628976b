/// The pixels that a frame has written so far: their cost on every machine, and the fills that
/// would change nothing, such as a white row's on a white page.
nonisolated struct WrittenPixels {
  /// The pixels written, each as often as it was written.
  private(set) var count = 0
  /// The areas written last, with the colour of opaque fills as 0xRRGGBB.
  private var areas: [(rect: PixelRect, color: UInt32?)] = []

  /// Enough for all that a screen shows; with more, the earlier ones are forgotten.
  private static let areaLimit = 512
  /// A fill of fewer pixels is not worth looking whether it is needed, or how it is drawn fastest.
  private static let smallestArea = 2048

  /// Whether a fill is so small that SDL draws it as it comes.
  static func isSmall(_ rect: PixelRect) -> Bool { rect.area < smallestArea }

  /// Adds pixels that got other colours than one.
  mutating func add(_ rect: PixelRect) { add(rect, color: nil) }

  /// Adds an opaque fill; returns false if its pixels have that colour already, and need no fill.
  mutating func add(fill rect: PixelRect, _ color: UInt32) -> Bool {
    if !Self.isSmall(rect), shows(color, in: rect) { return false }
    add(rect, color: color)
    return true
  }

  /// Forgets where pixels were written, as another picture is drawn now.
  mutating func forgetAreas() { areas.removeAll(keepingCapacity: true) }

  private mutating func add(_ rect: PixelRect, color: UInt32?) {
    guard !rect.isEmpty else { return }
    count += rect.area
    if areas.count == Self.areaLimit { forgetAreas() }
    areas.append((rect, color))
  }

  /// Whether the last drawing anywhere in a rectangle is a fill of that colour.
  private func shows(_ color: UInt32, in rect: PixelRect) -> Bool {
    guard let last = areas.last(where: { $0.rect.intersects(rect) }) else { return false }
    return last.color == color && last.rect.union(rect) == last.rect
  }
}
