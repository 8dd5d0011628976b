import Foundation

/// The rules of bars that hide by themselves.
nonisolated enum BarHiding {
  /// What is to happen to the bars.
  enum Decision: Hashable, Sendable {
    case hide
    case show
    case leave
  }

  /// What a tap that nothing else takes means.
  ///
  /// - Parameters:
  ///   - togglesOnTap: Whether taps hide and show.
  ///   - isHidden: Whether the navigation bar is hidden.
  ///   - hiddenBy: What hid it for a while.
  ///   - isInBarArea: Whether the tap is where a bar would be.
  static func tap(
    togglesOnTap: Bool, isHidden: Bool, hiddenBy: BarVisibility.Cause?, isInBarArea: Bool
  ) -> Decision {
    if togglesOnTap { return isHidden ? .show : .hide }
    switch hiddenBy {
    case .keyboard: return .show
    case .compactHeight: return isInBarArea ? .show : .leave
    case .tap, .swipe, nil: return .leave
    }
  }

  /// What a swipe over the page means: up hides, down shows.
  static func swipe(distance: CGFloat, isHidden: Bool) -> Decision {
    if distance <= -swipeDistance, !isHidden { return .hide }
    if distance >= swipeDistance, isHidden { return .show }
    return .leave
  }

  /// How far a finger must swipe to mean the bars, in points; tuned by hand.
  static let swipeDistance: CGFloat = 24
}
