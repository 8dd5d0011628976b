import Foundation

extension Stage {
  /// Starts an app: its delegate, or the scene delegate it names, makes the window, which becomes
  /// the stage's.
  ///
  /// Returns false if the delegate says that it could not be launched.
  ///
  /// - Parameter archive: What ``savedState()`` gave when it ended; nil for a new start.
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
    show(main, of: delegate)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    connectScene(by: delegate)
    becomeActive()
    return true
  }

  private func connectScene(by delegate: any UIApplicationDelegate) {
    let session = windowScene.session
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let sceneDelegate = session.configuration.makeDelegate()
    let main = makeSceneWindow(session.configuration, sceneDelegate)
    windowScene.connect(to: sceneDelegate)
    if let main, window.rootViewController == nil { main.makeKeyAndVisible() }
    showMainIfNothingIsShown(by: delegate)
  }
}
