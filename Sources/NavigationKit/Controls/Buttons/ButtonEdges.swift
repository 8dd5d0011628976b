import Foundation

/// The insets of a button's content, and of the parts of it.
nonisolated struct ButtonEdges: Hashable, Sendable {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}

/// Where a button's content is in it.
nonisolated struct ButtonAlignment: Hashable, Sendable {
  /// How much of the free space is before the content, 0…1.
  let fraction: CGFloat

  init(_ alignment: UIControl.ContentHorizontalAlignment, isRightToLeft: Bool) {
    switch alignment {
    case .center, .fill: fraction = 0.5
    case .left: fraction = 0
    case .right: fraction = 1
    case .leading: fraction = isRightToLeft ? 1 : 0
    case .trailing: fraction = isRightToLeft ? 0 : 1
    }
  }

  init(_ alignment: UIControl.ContentVerticalAlignment) {
    switch alignment {
    case .center, .fill: fraction = 0.5
    case .top: fraction = 0
    case .bottom: fraction = 1
    }
  }

  /// How far insets move a part to the right.
  func shift(_ insets: UIEdgeInsets) -> CGFloat {
    insets.left * (1 - fraction) - insets.right * fraction
  }
}
