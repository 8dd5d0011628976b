public import Foundation

/// The state of a scene's status bar: its style, visibility and frame.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private weak var stage: Stage?

  init(stage: Stage?) { self.stage = stage }

  /// Its style, as the controller on screen wants it.
  public var statusBarStyle: UIStatusBarStyle { stage?.window.statusBarStyle ?? .default }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { stage?.window.isStatusBarHidden ?? true }
  /// The part of the screen that it covers; empty while it is hidden.
  public var statusBarFrame: CGRect { stage?.statusBarFrame ?? .zero }
}

extension Stage {
  /// The part of the screen that the status bar covers; empty while it is hidden.
  var statusBarFrame: CGRect {
    guard !window.isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screenInsets.top)
  }
}
