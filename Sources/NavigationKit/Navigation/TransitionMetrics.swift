import Foundation

/// The metrics of the slide between two pages.
nonisolated enum TransitionMetrics {
  /// How far the lower page moves, as a fraction of the width; several public re-implementations
  /// agree on 0.30.
  static let parallax = 0.30
  /// The opacity of the black over a fully covered page, 0…1; the same sources.
  static let dim = 0.10
  /// The width of the shadow along the upper page's leading edge, in points; as in Framework7.
  static let edgeShadowWidth: CGFloat = 16
  /// The shadow's opacity at its far end, half way and at that edge, when the page is in place; as
  /// in Framework7.
  static let edgeShadowAlphas = [0, 0.01, 0.20]
  /// How close to the leading edge a finger must come down to swipe back, in points.
  static let edgeSwipeWidth: CGFloat = 20
  /// Seconds that showing or hiding a bar takes.
  static let hideShowBarDuration: TimeInterval = 0.2
  /// Seconds that a cross-fade in place of a slide takes; no public figure was found, tuned by eye.
  static let crossFadeDuration: TimeInterval = 0.3
  /// Seconds that a swipe is projected ahead at its velocity when it is released.
  static let releaseVelocityWeight = 0.3
  /// The velocity towards the leading edge, in points per second, from which a release cancels.
  static let reverseVelocity: CGFloat = 300
  /// How far two fingers on a touchpad scroll for a whole page, in points; as in GNOME.
  static let touchpadPageDistance: CGFloat = 400
  /// How many times more sideways than up or down they must scroll to swipe back; as in GNOME.
  static let touchpadAxisRatio: CGFloat = 1.2
  /// Over how many seconds their velocity is averaged; as in GNOME.
  static let touchpadVelocityWindow: TimeInterval = 0.15
  /// Seconds without a scroll after which the fingers count as lifted; tuned by eye.
  static let touchpadRest: TimeInterval = 0.15
}
