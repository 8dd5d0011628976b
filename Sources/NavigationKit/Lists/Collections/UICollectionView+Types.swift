extension UICollectionView {
  /// The category of a collection view's element.
  public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A supplementary view, such as a section's header.
    case supplementaryView
    /// A decoration, which shows no data.
    case decorationView
  }

  /// Where an item is on screen after scrolling to it; one value for each axis.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public let rawValue: UInt
    /// Makes positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction that a collection view scrolls in.
  public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical
    /// Sideways.
    case horizontal
  }
}
