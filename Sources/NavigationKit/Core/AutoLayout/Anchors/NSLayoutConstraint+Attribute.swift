extension NSLayoutConstraint {
  /// The two directions.
  public nonisolated enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides of a constraint compare.
  public nonisolated enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// The edge, length, centre or baseline of a view or a guide that a constraint is about.
  public nonisolated enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which lines start.
    case leading
    /// The edge at which lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin at which lines start.
    case leadingMargin
    /// The margin at which lines end.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins
    /// Nothing: the constraint compares with its constant.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The direction it is measured in; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it is a length, not a place.
  var isSize: Bool { self == .width || self == .height }

  /// Whether it changes sides with the layout direction.
  var followsDirection: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  /// Whether it is a side that never changes.
  var isFixedSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// Whether it is an edge of the rectangle.
  var isEdge: Bool { [.left, .right, .top, .bottom, .leading, .trailing].contains(self) }

  /// Whether it depends on the text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute of the layout margins' guide that is the same; nil for others than margins.
  var inMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The word for it.
  var word: String { "\(self)" }
}
