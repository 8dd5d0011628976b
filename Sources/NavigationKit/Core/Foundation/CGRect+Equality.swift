public import Foundation

extension CGPoint {
  /// Whether it is another point, too.
  public nonisolated func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether it is another size, too.
  public nonisolated func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether it is another rectangle, too.
  public nonisolated func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
