public import Foundation

/// The screen of a stage.
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen of the stage that is being launched or handles an event; otherwise one of the
  /// default size.
  public static var main: UIScreen { Stage.current?.screen ?? outside }
  private static let outside = UIScreen(bounds: defaultBounds, scale: defaultScale)

  /// Its size in points, from (0, 0).
  public internal(set) var bounds: CGRect
  /// Pixels per point.
  public internal(set) var scale: CGFloat
  /// The stage whose screen it is; nil for one outside of stages.
  weak var stage: Stage?

  /// Its size in pixels while it is upright, from (0, 0).
  public var nativeBounds: CGRect {
    let sides = [bounds.width * scale, bounds.height * scale].sorted()
    return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
  }
  /// Pixels per point, which is ``scale``: no screen is scaled down to its pixels here.
  public var nativeScale: CGFloat { scale }

  /// Its bounds without the status bar; see the message.
  @available(
    *, unavailable,
    message: "Give the window the screen's bounds; the safe area says what the status bar covers."
  )
  public var applicationFrame: CGRect { bounds }

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  private static let defaultBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let defaultScale: CGFloat = 2
}
