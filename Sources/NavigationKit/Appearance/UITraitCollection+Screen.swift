import Foundation

extension UITraitCollection {
  /// The traits of a screen of a size in points.
  ///
  /// Sizes from which phones and pads are told apart stand for the devices: a pad is regular both
  /// ways, a phone is compact both ways on its side and regular only from top to bottom upright; the
  /// large phones are regular from side to side on their side.
  nonisolated convenience init(screen size: CGSize, scale: CGFloat) {
    let isPad = min(size.width, size.height) >= UITraitCollection.padSide
    let isWide = size.width > size.height && size.height >= UITraitCollection.largePhoneSide
    self.init(
      style: .light, idiom: isPad ? .pad : .phone,
      horizontal: isPad || isWide ? .regular : .compact,
      vertical: isPad || size.height > UITraitCollection.compactHeight ? .regular : .compact,
      direction: .leftToRight, textSize: .large, contrast: .normal, weight: .regular, level: .base,
      reducesMotion: false, reducesTransparency: false, scale: scale)
  }

  /// The shorter side of the smallest iPad, in points.
  private nonisolated static let padSide: CGFloat = 744
  /// The shorter side of the smallest of the large iPhones (Plus, Max), in points.
  private nonisolated static let largePhoneSide: CGFloat = 414
  /// The shorter side of the largest iPhone, in points: lower windows are compact.
  private nonisolated static let compactHeight: CGFloat = 440
}
