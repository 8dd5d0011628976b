import Foundation

extension Stage {
  /// Starts an app: its delegate, or the scene delegate it names, makes the window, which becomes
  /// the stage's.
  ///
  /// Returns false if the delegate says that it could not be launched.
  ///
  /// - Parameter archive: The state from ``savedState()`` when the app ended; nil for a new start.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate, restoring archive: RestorationArchive? = nil
  ) -> Bool {
    perform {
      application.delegate = delegate
      application.life = .inactive
      if let app = delegate as? any InterfaceClassProviding {
        for type in Swift.type(of: app).interfaceClasses {
          interfaceClasses[String(describing: type)] = type
        }
      }
      let isLaunched =
        delegate.application(application, willFinishLaunchingWithOptions: nil)
        && restoring(archive) { show(delegate) }
      if !isLaunched { application.life = nil }
      return isLaunched
    }
  }

  private func show(_ delegate: any UIApplicationDelegate) -> Bool {
    let main = makeMainWindow(of: delegate)
    guard delegate.application(application, didFinishLaunchingWithOptions: nil) else {
      return false
    }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    connectScene(by: delegate, main)
    becomeActive()
    return true
  }

  /// - Parameter main: The window that the main storyboard made.
  private func connectScene(by delegate: any UIApplicationDelegate, _ main: UIWindow?) {
    let session = windowScene.session
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    session.configuration.delegateClass = sceneDelegateClass(of: session.configuration)
    let sceneDelegate = session.configuration.makeDelegate()
    // A scene's delegate may give the first page its data before that is seen.
    if sceneDelegate == nil { show(main, of: delegate) }
    let made = makeSceneWindow(session.configuration, sceneDelegate, else: main)
    windowScene.connect(to: sceneDelegate)
    if let made, window.rootViewController == nil { made.makeKeyAndVisible() }
    showMainIfNothingIsShown(by: delegate)
  }

  /// The class that a configuration names, else the one of the app's `Info.plist`, if the program has
  /// it.
  private func sceneDelegateClass(of configuration: UISceneConfiguration) -> AnyClass? {
    if let named = configuration.delegateClass { return named }
    let found: AnyClass? = interfaceLoader?.sceneDelegateName.flatMap { interfaceClasses[$0] }
    return found is any UISceneDelegate.Type ? found : nil
  }
}
