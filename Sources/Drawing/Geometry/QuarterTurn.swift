public import Foundation

/// How a device is turned: where the upper end of its upright screen is.
public enum QuarterTurn: Int, Hashable, Sendable, CaseIterable {
  /// Above.
  case upright
  /// At the right: it was turned clockwise.
  case right
  /// Below.
  case upsideDown
  /// At the left: it was turned counterclockwise.
  case left

  /// Whether the device is on its side.
  public var isSideways: Bool { self == .left || self == .right }

  /// The turn after some more quarter turns clockwise.
  public func after(_ quarters: Int) -> QuarterTurn {
    QuarterTurn.allCases[(rawValue + quarters + Self.allCases.count) % Self.allCases.count]
  }

  /// How many quarter turns clockwise lead to another turn the shorter way: -1 to 2.
  public func quarters(to other: QuarterTurn) -> Int {
    let quarters = (other.rawValue - rawValue + Self.allCases.count) % Self.allCases.count
    return quarters > Self.allCases.count / 2 ? quarters - Self.allCases.count : quarters
  }

  /// Where a rectangle of an upright device of a size is once the device is turned.
  public func place(of rect: CGRect, in upright: CGSize) -> CGRect {
    switch self {
    case .upright: rect
    case .right:
      CGRect(
        x: upright.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    case .upsideDown:
      CGRect(
        x: upright.width - rect.maxX, y: upright.height - rect.maxY, width: rect.width,
        height: rect.height)
    case .left:
      CGRect(
        x: rect.minY, y: upright.width - rect.maxX, width: rect.height, height: rect.width)
    }
  }
}
