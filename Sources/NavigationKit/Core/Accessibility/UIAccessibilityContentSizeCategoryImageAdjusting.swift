import Foundation

/// What shows images that may be larger in text sizes for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether images are larger in text sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategory {
  /// How much larger images are that grow with the text: as much as body text is than in the largest
  /// size that is not for accessibility, so that they do not jump.
  nonisolated var imageFactor: CGFloat {
    guard isAccessibilityCategory else { return 1 }
    func length(_ category: UIContentSizeCategory) -> CGFloat {
      UIFontMetrics.default.scaledValue(
        for: 100, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    return length(self) / length(.extraExtraExtraLarge)
  }
}
