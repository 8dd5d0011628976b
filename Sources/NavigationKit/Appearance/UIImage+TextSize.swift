import Foundation

extension UIImage {
  /// The size beside text: a symbol of which no size is asked grows with the text.
  func size(besideTextIn traits: UITraitCollection) -> CGSize {
    guard isSymbolImage, symbolConfiguration?.look.hasSize != true else { return size }
    func scaled(_ length: CGFloat) -> CGFloat {
      UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
    }
    return CGSize(width: scaled(size.width), height: scaled(size.height))
  }
}
