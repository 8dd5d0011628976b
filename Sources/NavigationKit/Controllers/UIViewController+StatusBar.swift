import Foundation

extension UIViewController {
  /// Updates the status bar: inside an animation block animated, otherwise at once.
  func updateStatusBar() {
    guard let stage = viewIfLoaded?.window?.stage else { return }
    stage.needsChromeUpdate = true
    if AnimationContext.current != nil { stage.chromeWindow?.update() }
  }

  /// Legacy layout under all bars; see the message.
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
  /// The status bar's style over what is shown.
  var statusBarStyle: UIStatusBarStyle {
    if isOnBlack { return .lightContent }
    return ask(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the status bar lies on the black around a view that a sheet has drawn smaller.
  private var isOnBlack: Bool {
    let staying = rootViewController?.presentationsAbove.prefix { !$0.isGoing } ?? []
    let topmost = staying.last {
      $0.isShown && ($0.removesPresenterView || $0.controller.pushesPresenterBack)
    }
    return topmost.map { !$0.removesPresenterView } ?? false
  }

  /// Whether what is shown hides the status bar.
  var isStatusBarHidden: Bool {
    ask(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// How the status bar is shown and hidden.
  var statusBarAnimation: UIStatusBarAnimation {
    ask(\.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation ?? .fade
  }

  /// Whether what is shown hides the home indicator.
  var hidesHomeIndicator: Bool {
    ask(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// The controller that decides: the topmost one that covers the screen, or the child that it
  /// names.
  private func ask(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    let covering = rootViewController?.presentationsAbove.last {
      $0.isShown && $0.isWanted && $0.removesPresenterView
    }
    var asked = covering?.presented ?? rootViewController
    while let next = asked.flatMap(child) { asked = next }
    return asked
  }
}
