public import Foundation

/// A part of a view over which a pointer looks different.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in the view's coordinates.
  public let rect: CGRect
  /// The identifier, which distinguishes the part from others.
  public let identifier: AnyHashable?
  /// The directions in which a pressed pointer cannot leave the part.
  open var latchingAxes: UIAxis = []

  /// Makes a part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// Where a pointer is when a delegate is asked for a part of a view.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in the view's coordinates.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
    super.init()
  }
}

/// Directions.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Neither.
  public static let neither: UIAxis = []
  /// Sideways.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Upwards and downwards.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
