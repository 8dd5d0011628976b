import Foundation

extension UITraitCollection {
  /// The traits of a screen of a size in points.
  ///
  /// The size decides whether the device is a phone or a pad. On a pad both size classes are
  /// regular. On an upright phone the vertical one is regular, in landscape neither is, except that
  /// large phones are horizontally regular in landscape.
  nonisolated convenience init(screen size: CGSize, scale: CGFloat) {
    let isPad = min(size.width, size.height) >= UITraitCollection.padSide
    let isWide = size.width > size.height && size.height >= UITraitCollection.largePhoneSide
    self.init(
      style: .light, idiom: isPad ? .pad : .phone,
      horizontal: isPad || isWide ? .regular : .compact,
      vertical: isPad || size.height > UITraitCollection.compactHeight ? .regular : .compact,
      direction: .leftToRight, textSize: .large, contrast: .normal, weight: .regular, level: .base,
      forceTouch: .unavailable, reducesMotion: false, prefersCrossFade: false,
      reducesTransparency: false, scale: scale)
  }

  /// The shorter side of the smallest iPad, in points.
  private nonisolated static let padSide: CGFloat = 744
  /// The shorter side of the smallest of the large iPhones (Plus, Max), in points.
  private nonisolated static let largePhoneSide: CGFloat = 414
  /// The shorter side of the largest iPhone, in points; a height up to it is compact.
  private nonisolated static let compactHeight: CGFloat = 440
}
