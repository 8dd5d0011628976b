import Foundation

/// Decides when bars hide and show by themselves.
nonisolated enum BarHiding {
  /// A decision about the bars.
  enum Decision: Hashable, Sendable {
    case hide
    case show
    case leave
  }

  /// The decision for a tap on the page that nothing else handles.
  ///
  /// - Parameters:
  ///   - togglesOnTap: Whether taps hide and show the bars.
  ///   - isHidden: Whether the navigation bar is hidden.
  ///   - hiddenBy: The cause of a temporary hiding; nil without one.
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

  /// The decision for a swipe over a distance in points: up, below zero, hides; down shows.
  static func swipe(distance: CGFloat, isHidden: Bool) -> Decision {
    if distance <= -swipeDistance, !isHidden { return .hide }
    if distance >= swipeDistance, isHidden { return .show }
    return .leave
  }

  /// How far a swipe must go to hide or show the bars, in points; tuned by hand.
  static let swipeDistance: CGFloat = 24
}
