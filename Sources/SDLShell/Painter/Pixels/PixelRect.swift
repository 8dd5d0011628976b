import CSDL2
import Foundation

/// A rectangle of whole pixels.
nonisolated struct PixelRect: Hashable, Sendable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.init(minX: x, minY: y, maxX: x &+ width, maxY: y &+ height)
  }

  /// The pixels nearest to a rectangle in points.
  ///
  /// Edges are rounded, so that neighbours meet. A side shorter than a pixel becomes one pixel, so
  /// that no hairline is lost or doubled.
  ///
  /// - Parameter rest: An offset that is added to its place before rounding, in pixels.
  init(_ rect: CGRect, scale: CGFloat, rest: CGPoint = .zero) {
    guard rect.width > 0, rect.height > 0, !rect.minX.isNaN, !rect.minY.isNaN else {
      self = .empty
      return
    }
    let across = Self.span(from: rect.minX * scale + rest.x, length: rect.width * scale)
    let down = Self.span(from: rect.minY * scale + rest.y, length: rect.height * scale)
    self.init(minX: across.start, minY: down.start, maxX: across.end, maxY: down.end)
  }

  private static func span(from start: CGFloat, length: CGFloat) -> (start: Int32, end: Int32) {
    // 0.01 allows for the rounding error of 1/3 · 3.
    guard length > 1.01 else {
      // The last pixel before its end, so that a separator at the end of a view stays inside the
      // view, whose edge is rounded, too.
      let end = pixel(start + length)
      return (end - 1, end)
    }
    let first = pixel(start)
    return (first, max(first + 1, pixel(start + length)))
  }

  var width: Int32 { maxX - minX }
  var height: Int32 { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
  var sdl: SDL_Rect { SDL_Rect(x: minX, y: minY, w: width, h: height) }

  func moved(by offset: PixelPoint) -> PixelRect {
    PixelRect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  func inset(by amount: Int32) -> PixelRect {
    PixelRect(
      minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  func contains(x: Int32, y: Int32) -> Bool { minX <= x && x < maxX && minY <= y && y < maxY }

  /// The rectangle without `cover` if that is a rectangle; else all of it.
  func subtracting(_ cover: PixelRect) -> PixelRect {
    let spansWidth = cover.minX <= minX && cover.maxX >= maxX
    let spansHeight = cover.minY <= minY && cover.maxY >= maxY
    var rest = self
    if spansHeight {
      if cover.minX <= minX { rest.minX = max(minX, cover.maxX) }
      if cover.maxX >= maxX { rest.maxX = min(maxX, cover.minX) }
    } else if spansWidth {
      if cover.minY <= minY { rest.minY = max(minY, cover.maxY) }
      if cover.maxY >= maxY { rest.maxY = min(maxY, cover.minY) }
    }
    return rest.isEmpty ? .empty : rest
  }
}

/// A point in whole pixels.
nonisolated struct PixelPoint: Hashable, Sendable {
  var x: Int32
  var y: Int32

  static func + (left: PixelPoint, right: PixelPoint) -> PixelPoint {
    PixelPoint(x: left.x + right.x, y: left.y + right.y)
  }
}

/// Rounds a length in pixels, and limits it to what a screen can hold.
///
/// Halves are rounded up, for negative numbers too and despite small errors, so that edges that
/// touch or move by whole pixels round alike.
nonisolated func pixel(_ length: CGFloat) -> Int32 {
  /// Far beyond every screen, and sums stay within 32 bits.
  let limit: CGFloat = 1_000_000
  /// Allowance for rounding errors of sums and products, in pixels.
  let slack: CGFloat = 1e-6
  guard !length.isNaN else { return 0 }
  return Int32((min(max(length, -limit), limit) + 0.5 + slack).rounded(.down))
}
