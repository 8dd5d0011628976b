extension Stage {
  /// Makes the window of the storyboard that the app's `Info.plist` names, before the app is told of
  /// its launch; nil if it names none, or the delegate has a window.
  func makeMainWindow(of delegate: any UIApplicationDelegate) -> UIWindow? {
    guard delegate.window == nil, let main = interfaceLoader?.mainStoryboard,
      let window = makeWindow(of: UIStoryboard(main))
    else { return nil }
    delegate.window = window
    return window
  }

  /// Shows the window of the main storyboard, unless the app made another one meanwhile.
  func show(_ window: UIWindow?, of delegate: any UIApplicationDelegate) {
    guard let window, delegate.window == nil || delegate.window === window,
      !window.isKeyWindow, self.window.rootViewController == nil
    else { return }
    window.makeKeyAndVisible()
  }

  /// Gives a scene the window of the storyboard that its configuration names, else that of the main
  /// storyboard.
  func makeSceneWindow(
    _ configuration: UISceneConfiguration, _ delegate: (any UISceneDelegate)?, else main: UIWindow?
  ) -> UIWindow? {
    let window = configuration.storyboard.flatMap(makeWindow) ?? main
    (delegate as? any UIWindowSceneDelegate)?.window = window
    return window
  }

  /// Opens the storyboard named Main of an app that shows nothing by itself.
  func showMainIfNothingIsShown(by delegate: any UIApplicationDelegate) {
    guard window.rootViewController == nil,
      let main = interfaceLoader?.storyboard(named: "Main", in: nil),
      let window = makeWindow(of: UIStoryboard(main))
    else { return }
    delegate.window = window
    (windowScene.delegate as? any UIWindowSceneDelegate)?.window = window
    window.makeKeyAndVisible()
  }

  /// The name of the app's main storyboard, if that has no initial controller.
  package var mainStoryboardWithoutStart: String? {
    let main = interfaceLoader.flatMap {
      $0.mainStoryboard ?? $0.storyboard(named: "Main", in: nil)
    }
    guard let main else { return nil }
    let start = perform { UIStoryboard(main).instantiateInitialViewController() }
    return start == nil ? main.name : nil
  }

  private func makeWindow(of storyboard: UIStoryboard) -> UIWindow? {
    guard let root = storyboard.instantiateInitialViewController() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    if let tint = storyboard.tintColor { window.tintColor = tint }
    window.rootViewController = root
    return window
  }
}
