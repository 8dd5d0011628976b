import Foundation

extension UIImage {
  /// The size beside text: a symbol of which no size is asked, or the size of a text style, grows
  /// with the text.
  func size(besideTextIn traits: UITraitCollection) -> CGSize {
    guard isSymbolImage, symbolConfiguration?.look.hasSize != true else {
      return sized(in: traits).size
    }
    func scaled(_ length: CGFloat) -> CGFloat {
      UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
    }
    return CGSize(width: scaled(size.width), height: scaled(size.height))
  }
}
