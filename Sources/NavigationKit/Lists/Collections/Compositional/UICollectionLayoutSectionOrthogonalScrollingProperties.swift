public import Foundation

/// How a section's groups behave as they scroll across the direction of their layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How quickly a flick comes to rest.
  public nonisolated enum DecelerationRate: Int, Hashable, Sendable {
    /// As the behaviour of the section asks for.
    case automatic
    /// As in other scroll views.
    case normal
    /// Quickly.
    case fast
  }

  /// When the content gives way beyond its ends.
  public nonisolated enum BounceBehavior: Int, Hashable, Sendable {
    /// Where there is more than is in view.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Makes the default properties.
  public override init() {}

  /// How quickly a flick comes to rest.
  open var decelerationRate = DecelerationRate.automatic
  /// When the content gives way beyond its ends.
  open var bounce = BounceBehavior.automatic

  var form: SectionScroll.Form { SectionScroll.Form(rate: decelerationRate, bounce: bounce) }
}
