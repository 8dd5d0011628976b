public import Foundation

// Foundation has this type on Apple's platforms, and not on Linux.

/// A way in a plane: how far to the right and how far down.
public struct CGVector: Hashable, Codable, Sendable {
  /// How far to the right.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No way at all.
  public static let zero = CGVector()
}
