public import Foundation

/// The circumstances an interface is shown in: light or dark, which device, how much room.
///
/// A value that was not given is `unspecified`; a stage fills it in from its size and scale.
public nonisolated final class UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels in a point; 0 if not given.
  public let displayScale: CGFloat

  /// Makes a collection in which everything is unspecified.
  public convenience init() { self.init(style: .unspecified) }

  /// Makes a collection that says only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection that says only which device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// Makes a collection that says only how wide.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection that says only how high.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Joins collections; where two say something different, the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      style: collections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
      idiom: collections.map(\.userInterfaceIdiom).last { $0 != .unspecified } ?? .unspecified,
      horizontal: collections.map(\.horizontalSizeClass).last { $0 != .unspecified }
        ?? .unspecified,
      vertical: collections.map(\.verticalSizeClass).last { $0 != .unspecified } ?? .unspecified,
      displayScale: collections.map(\.displayScale).last { $0 != 0 } ?? 0)
  }

  init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    self.displayScale = displayScale
  }

  /// The traits of a screen of a size in points: regular from the width and height that separate
  /// phones from pads.
  convenience init(screen size: CGSize, scale: CGFloat) {
    let isPad = min(size.width, size.height) >= UITraitCollection.padWidth
    self.init(
      style: .light, idiom: isPad ? .pad : .phone, horizontal: isPad ? .regular : .compact,
      vertical: isPad || size.height > UITraitCollection.compactHeight ? .regular : .compact,
      displayScale: scale)
  }

  /// The shorter side of the smallest iPad, in points.
  private static let padWidth: CGFloat = 744
  /// The shorter side of the largest iPhone, in points: lower windows are compact.
  private static let compactHeight: CGFloat = 440
}

/// Whether an interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Dark letters on light ground.
  case light
  /// Light letters on dark ground.
  case dark
}

/// Which kind of device an interface is for.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
}

/// How much room there is in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Little room, as on a phone.
  case compact
  /// Much room, as on a pad.
  case regular
}

extension UIView {
  /// The circumstances the view is shown in.
  public var traitCollection: UITraitCollection {
    window?.stage?.traits ?? UITraitCollection(userInterfaceStyle: .light)
  }
}
