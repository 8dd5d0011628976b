/// Whether a view is mirrored in right-to-left layout.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Mirrored.
  case unspecified
  /// Not mirrored: it is about playing media.
  case playback
  /// Not mirrored: it is about directions in space.
  case spatial
  /// Never mirrored.
  case forceLeftToRight
  /// Always mirrored, in left-to-right layout, too.
  case forceRightToLeft
}

/// The direction that lines and rows of views run in.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIView {
  /// The layout direction of the view and its subviews.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The layout direction for an attribute, in an interface of a given direction.
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
