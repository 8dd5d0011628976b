public import Foundation
public import NavigationKit

/// A screen that views are shown on: its size, what its edges cover, its traits.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)))
/// ```
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// How an iPad is held, and which part of its screen an app has.
  public enum TabletOrientation: Hashable, Sendable {
    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)

    /// The part of a screen on its side.
    public enum LandscapeSplits: Hashable, Sendable {
      /// The narrow part.
      case oneThird
      /// A half.
      case oneHalf
      /// The wide part.
      case twoThirds
      /// All of it.
      case full
    }

    /// The part of an upright screen.
    public enum PortraitSplits: Hashable, Sendable {
      /// The narrow part.
      case oneThird
      /// The wide part.
      case twoThirds
      /// All of it.
      case full
    }
  }

  /// The space that the screen's edges cover: status bar, home indicator.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for the views' own.
  public var size: CGSize?
  /// The traits, besides those that follow from the size.
  public var traits: UITraitCollection

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - safeArea: What the screen's edges cover.
  ///   - size: The size in points; nil for the views' own.
  ///   - traits: The traits, besides those that follow from the size.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The same screen with another size and further traits.
  func overridden(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size ?? self.size,
      traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }
}
