/// Whether a view is mirrored where lines start at the right edge.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// It is.
  case unspecified
  /// It is not: it shows how media plays.
  case playback
  /// It is not: it shows directions in space.
  case spatial
  /// It never is.
  case forceLeftToRight
  /// It always is, also where lines start at the left.
  case forceRightToLeft
}

/// At which edge lines and rows of views start.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

extension UIView {
  /// At which edge the view's lines and rows of subviews start.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// At which edge lines start in a view with an attribute, where the interface's start at another.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
