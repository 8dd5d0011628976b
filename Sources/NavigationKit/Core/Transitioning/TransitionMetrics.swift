import Foundation

/// The metrics of what moves: pages, sheets, alerts, menus and the keyboard.
///
/// A stage may be given others of some; the rest is the same everywhere.
public nonisolated struct TransitionMetrics: Hashable, Sendable {
  /// How far the lower page moves, as a fraction of the width; several public re-implementations
  /// agree on 0.30.
  public var parallax = 0.30
  /// The opacity of the black over a fully covered page, 0…1; the same sources.
  public var dim = 0.10
  /// The stiffness of the spring, of a mass of 3, that moves pages and sheets: 1000 is UIKit's default.
  public var stiffness = 1000.0
  /// How close to the leading edge a finger must come down to swipe back, in points.
  public var edgeSwipeWidth = 20.0
  /// Seconds that a swipe, or the drag of a sheet, is projected ahead at its velocity when it is
  /// released.
  public var releaseVelocityWeight = 0.3
  /// The velocity towards the leading edge, or up on a sheet, in points per second, from which a
  /// release cancels.
  public var reverseVelocity = 300.0
  /// The opacity of the black behind a sheet, 0…1; tuned by eye.
  public var sheetDim = 0.20
  /// Seconds that a released sheet takes to its rest, and one to another detent; tuned by eye.
  public var sheetReturnDuration = 0.3
  /// Seconds that an alert or an action sheet takes to appear or to go: those of UIKit's default spring.
  public var alertDuration = Spring.duration
  /// The scale that an alert starts with when it appears; taken from screenshots.
  public var alertStartScale = 1.2
  /// Seconds that a button's menu takes to open or to close; tuned by eye.
  public var menuDuration = 0.2
  /// Seconds that a context menu takes to open or to close; tuned by eye.
  public var contextMenuDuration = 0.35
  /// Seconds in which the keyboard slides in or out, as UIKit's notifications say.
  public var keyboardDuration = 0.25

  /// Makes the default metrics.
  public init() {}

  /// Those that are usual.
  static let standard = TransitionMetrics()

  /// How far a page has come so many seconds after a push, 0…1.
  package func progress(at time: TimeInterval) -> Double {
    Spring(frequency: springFrequency).value(at: time)
  }

  /// The spring's natural frequency, in radians per second.
  var springFrequency: Double { (max(1, stiffness) / Spring.mass).squareRoot() }

  /// The same with the spring that moves alerts.
  var ofAlerts: TransitionMetrics {
    var metrics = self
    let frequency = Spring.omega * Spring.duration / max(Self.minimumDuration, alertDuration)
    metrics.stiffness = Spring.mass * frequency * frequency
    return metrics
  }

  /// The shortest time that a spring may take, in seconds: a frame of fast displays.
  private static let minimumDuration: TimeInterval = 0.01

  /// The width of the shadow along the upper page's leading edge, in points; as in Framework7.
  static let edgeShadowWidth: CGFloat = 16
  /// The shadow's opacity at its far end, half way and at that edge, when the page is in place; as
  /// in Framework7.
  static let edgeShadowAlphas = [0, 0.01, 0.20]
  /// Seconds that showing or hiding a bar takes.
  static let hideShowBarDuration: TimeInterval = 0.2
  /// Seconds that a cross-fade in place of a slide takes; no public figure was found, tuned by eye.
  static let crossFadeDuration: TimeInterval = 0.3
  /// How far two fingers on a touchpad scroll for a whole page, in points; as in GNOME.
  static let touchpadPageDistance: CGFloat = 400
  /// How many times more sideways than up or down they must scroll to swipe back; as in GNOME.
  static let touchpadAxisRatio: CGFloat = 1.2
  /// Over how many seconds their velocity is averaged; as in GNOME.
  static let touchpadVelocityWindow: TimeInterval = 0.15
  /// Seconds without a scroll after which the fingers count as lifted; tuned by eye.
  package static let touchpadRest: TimeInterval = 0.15
}

extension UIView {
  /// The metrics of the stage it is on.
  var transitionMetrics: TransitionMetrics { window?.stage?.transitionMetrics ?? .standard }
}
