import Drawing
public import Foundation

extension UIScrollView {
  /// When a scroll view insets its content by the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// At the top and bottom always, at the sides if it scrolls sideways.
    case automatic
    /// Along the axes it scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// On all sides.
    case always
  }

  /// How fast content decelerates after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond, between 0 and 1.
    public let rawValue: CGFloat
    /// Makes a rate from the share of the velocity that is left after a millisecond.
    ///
    /// It is limited to 0.01…0.9999, so that content always comes to rest.
    public nonisolated init(rawValue: CGFloat) {
      self.rawValue = min(max(rawValue.finite, 0.01), 0.9999)
    }
    /// The standard rate, 0.998.
    public nonisolated static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster rate, 0.99.
    public nonisolated static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// That which stands out in the interface style.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// When a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never.
    case none
    /// When it begins.
    case onDrag
    /// A finger that drags the content takes the keyboard with it, down and up again; never where
    /// none is drawn.
    case interactive
    /// When it begins; what is above the keyboard goes with it, as with ``onDrag``.
    case onDragWithAccessory
    /// As ``interactive``: what is above the keyboard goes with it here in any case.
    case interactiveWithAccessory

    var isAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
  }
}
