public import Foundation

/// Lets a person feel what happens; the base of the kinds below.
///
/// Nothing is felt here, as on a device without haptics.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Makes a generator for a view.
  public init(view: UIView) { super.init() }

  /// Readies the device, so that feedback comes at once.
  open func prepare() {}
}
