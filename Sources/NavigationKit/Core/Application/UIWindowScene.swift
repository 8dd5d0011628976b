import Foundation

/// The scene of a stage's window.
public final class UIWindowScene: UIScene {
  private(set) weak var stage: Stage?

  init(stage: Stage) {
    self.stage = stage
    super.init(session: UISceneSession(role: .windowApplication))
    session.application = stage.application
  }

  /// The state of the status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? =
    UIStatusBarManager(stage: stage)
  /// The screen it is on.
  public var screen: UIScreen { stage?.screen ?? .main }
  /// Its windows: the one that is shown.
  public var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The window that gets events; nil if none is shown.
  public var keyWindow: UIWindow? { stage.flatMap { $0.window.isKeyWindow ? $0.window : nil } }
  /// The traits it is shown with.
  public var traitCollection: UITraitCollection {
    stage?.traits ?? UITraitCollection(userInterfaceStyle: .light)
  }
  /// Its orientation; without a screen, portrait.
  public var interfaceOrientation: UIInterfaceOrientation { stage?.orientation ?? .portrait }
}
