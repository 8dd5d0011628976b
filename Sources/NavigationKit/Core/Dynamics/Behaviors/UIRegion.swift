public import Foundation

/// An area around a point in which a field acts.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
  /// Whether a point is inside, counted from the region's middle.
  private let has: @MainActor (CGPoint) -> Bool

  init(where has: @escaping @MainActor (CGPoint) -> Bool) {
    self.has = has
    super.init()
  }

  /// The region that every point is in.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Makes a circle, with a radius in points.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

  /// Makes a rectangle, with a size in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Whether a point is inside, counted from the middle.
  open func contains(_ point: CGPoint) -> Bool { has(point) }

  /// The region of all points that are not in this one.
  open func inverse() -> UIRegion { UIRegion { !self.contains($0) } }

  /// The region of all points that are in this one or in another.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) || region.contains($0) }
  }

  /// The region of all points that are in this one and not in another.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) && !region.contains($0) }
  }

  /// The region of all points that are in both this one and another.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) && region.contains($0) }
  }

  /// The region itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
