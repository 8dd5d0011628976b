import Foundation

/// An object whose images may be larger in text sizes for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether images are larger in text sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategory {
  /// The factor by which images grow with the text: that of body text, compared with the largest
  /// size that is not for accessibility, so that images do not jump.
  nonisolated var imageFactor: CGFloat {
    guard isAccessibilityCategory else { return 1 }
    func length(_ category: UIContentSizeCategory) -> CGFloat {
      UIFontMetrics.default.scaledValue(
        for: 100, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    return length(self) / length(.extraExtraExtraLarge)
  }
}
