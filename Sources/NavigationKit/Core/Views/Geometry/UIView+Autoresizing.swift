import Foundation

extension UIView {
  /// Which margins and sides of a view change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per margin or side.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public nonisolated static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public nonisolated static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public nonisolated static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public nonisolated static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public nonisolated static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public nonisolated static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Resizes the view for its superview's new size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, old != new else { return }
    let own = untransformedFrame
    let (x, width) = autoresized(
      position: own.minX, length: own.width, in: old.width, to: new.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = autoresized(
      position: own.minY, length: own.height, in: old.height, to: new.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    place(in: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Sets the frame that the view has without its transform.
  func place(in rect: CGRect) {
    if transform.isIdentity { frame = rect } else { untransformedFrame = rect }
  }
}

/// Distributes a change of the superview's length over those of leading margin, length and trailing
/// margin that are flexible: in proportion to their sizes, or evenly if all are zero.
nonisolated func autoresized(
  position: CGFloat, length: CGFloat, in old: CGFloat, to new: CGFloat,
  flexible: (leading: Bool, length: Bool, trailing: Bool)
) -> (position: CGFloat, length: CGFloat) {
  let parts = [position, length, old - position - length]
  let isFlexible = [flexible.leading, flexible.length, flexible.trailing]
  let chosen = parts.indices.filter { isFlexible[$0] }
  guard !chosen.isEmpty else { return (position, length) }
  let sum = chosen.reduce(0) { $0 + max(0, parts[$1]) }
  var result = parts
  for index in chosen {
    let share = sum > 0 ? max(0, parts[index]) / sum : 1 / CGFloat(chosen.count)
    result[index] += (new - old) * share
  }
  return (result[0], max(0, result[1]))
}
