import Foundation

extension UIApplication {
  /// Whether touches and keys are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }

  /// Has touches and keys ignored until ``endIgnoringInteractionEvents()``, as often as it is called.
  public func beginIgnoringInteractionEvents() {
    ignoringInteraction += 1
    if ignoringInteraction == 1, let stage { stage.touches.cancelAll(in: stage.window) }
  }

  /// Ends what ``beginIgnoringInteractionEvents()`` began.
  public func endIgnoringInteractionEvents() {
    ignoringInteraction = max(0, ignoringInteraction - 1)
  }
}
