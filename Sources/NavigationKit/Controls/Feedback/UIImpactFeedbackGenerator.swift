public import Foundation

/// Lets a person feel that something collides, such as a view that snaps into place.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what collides is.
  public nonisolated enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small and light.
    case light = 0
    /// Of middle size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Stiff.
    case rigid = 4
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Makes a generator of a style for a view.
  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }

  /// Something collides.
  open func impactOccurred() {}

  /// Something collides at a point of the view.
  open func impactOccurred(at location: CGPoint) {}

  /// Something collides with an intensity, 0…1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Something collides with an intensity, 0…1, at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
