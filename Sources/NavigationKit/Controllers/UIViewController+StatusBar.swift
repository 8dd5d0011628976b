import Foundation

extension UIViewController {
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
  /// How the status bar looks over what is shown.
  var statusBarStyle: UIStatusBarStyle {
    ask(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether what is shown wants no status bar.
  var isStatusBarHidden: Bool {
    ask(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Who decides: what covers the screen, or the one in it that it names.
  private func ask(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    let covering = rootViewController?.presentationsAbove.last {
      $0.isShown && $0.isWanted && $0.takesPresenter
    }
    var asked = covering?.presented ?? rootViewController
    while let next = asked.flatMap(child) { asked = next }
    return asked
  }
}
