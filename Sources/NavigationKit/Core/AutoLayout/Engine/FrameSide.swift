import Foundation

/// One of the four numbers of a frame.
nonisolated enum FrameSide: Int, CaseIterable, Hashable, Sendable {
  case x, y, width, height

  static func origin(_ axis: NSLayoutConstraint.Axis) -> FrameSide {
    axis == .horizontal ? .x : .y
  }

  static func length(_ axis: NSLayoutConstraint.Axis) -> FrameSide {
    axis == .horizontal ? .width : .height
  }

  /// The direction of a length; nil for a place.
  var lengthAxis: NSLayoutConstraint.Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    case .x, .y: nil
    }
  }

  /// The number in a frame.
  func value(in frame: CGRect) -> CGFloat {
    switch self {
    case .x: frame.origin.x
    case .y: frame.origin.y
    case .width: frame.size.width
    case .height: frame.size.height
    }
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges on pixels.
  func onPixels(scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    let snap = { (edge: CGFloat) in (edge * scale).rounded() / scale }
    let (left, top) = (snap(minX), snap(minY))
    return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
  }
}
