import Foundation

extension UIViewController {
  /// Updates the status bar; animated inside an animation block, otherwise at once.
  func updateStatusBar() {
    guard let stage = viewIfLoaded?.window?.stage else { return }
    stage.needsChromeUpdate = true
    if AnimationContext.current != nil { stage.chromeWindow?.update() }
  }

  /// Unavailable; see the message for its replacement.
  @available(
    *, unavailable,
    message: "Set edgesForExtendedLayout to .all, and extendedLayoutIncludesOpaqueBars to true."
  )
  public var wantsFullScreenLayout: Bool {
    get { false }
    set {}
  }
}

extension UIWindow {
  /// The status bar style of the app, or else of the controller on screen.
  var statusBarStyle: UIStatusBarStyle {
    if let style = stage?.application.statusBar.style { return style }
    if isOnBlack { return .lightContent }
    return ask(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the status bar lies on the black area around a view that a sheet has scaled down.
  private var isOnBlack: Bool {
    let staying = rootViewController?.presentationsAbove.prefix { !$0.isGoing } ?? []
    let topmost = staying.last {
      $0.isShown && ($0.removesPresenterView || $0.controller.pushesPresenterBack)
    }
    return topmost.map { !$0.removesPresenterView } ?? false
  }

  /// Whether the controller on screen hides the status bar.
  var isStatusBarHidden: Bool {
    stage?.application.statusBar.isHidden
      ?? ask(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// How the status bar is shown and hidden.
  var statusBarAnimation: UIStatusBarAnimation {
    if let statusBar = stage?.application.statusBar, statusBar.isHidden != nil {
      return statusBar.animation
    }
    return ask(\.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation ?? .fade
  }

  /// Whether the controller on screen hides the home indicator.
  var hidesHomeIndicator: Bool {
    ask(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// The controller that decides: the topmost one that covers the screen, or the child that it
  /// returns.
  private func ask(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    let covering = rootViewController?.presentationsAbove.last {
      $0.isShown && $0.isWanted
        && ($0.removesPresenterView
          || $0.presented.modalPresentationCapturesStatusBarAppearance)
    }
    var asked = covering?.presented ?? rootViewController
    while let next = asked.flatMap(child) { asked = next }
    return asked
  }
}
