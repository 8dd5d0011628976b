/// A rule for the layout of views and guides.
public struct DocumentConstraint: Sendable, Hashable {
  /// The attribute of a view or guide that a constraint is about.
  public enum Attribute: String, Sendable, CaseIterable {
    /// Edges.
    case left, right, top, bottom, leading, trailing
    /// Sizes and middles.
    case width, height, centerX, centerY
    /// Baselines; `baseline` in files is the last one.
    case firstBaseline, lastBaseline = "baseline"
    /// Edges less the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Middles between the margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// How the two sides compare.
  public enum Relation: String, Sendable {
    /// As in UIKit.
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// One side: an attribute of an object.
  public struct Anchor: Sendable, Hashable {
    /// The id of the view or guide; nil for the view that has the constraint.
    public let item: String?
    /// The attribute of the view or guide.
    public let attribute: Attribute

    /// Makes a side.
    public init(item: String?, attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  /// Its id; nil in damaged files.
  public var id: String?
  /// The left side.
  public var first: Anchor
  /// The right side before it is multiplied; nil if that side is only the constant.
  public var second: Anchor?
  /// How the sides compare.
  public var relation: Relation = .equal
  /// The multiplier of the right side.
  public var multiplier = 1.0
  /// The distance that is added to the right side, in points.
  public var constant = 0.0
  /// From above 0 to 1000, which is required.
  public var priority = 1000.0
  /// Whether the constant is the system's standard distance, which may differ between devices.
  public var isStandardDistance = false
  /// Whether the constraint exists only in the designer.
  public var isPlaceholder = false
  /// The name by which code and messages know it.
  public var identifier: String?
  /// Its line.
  public var line: Int

  /// Makes a constraint.
  public init(first: Anchor, second: Anchor? = nil, line: Int = 0) {
    (self.first, self.second, self.line) = (first, second, line)
  }
}
