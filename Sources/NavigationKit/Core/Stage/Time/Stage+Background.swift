import Foundation

/// The app as it stops getting events, leaves the screen, and comes back.
///
/// A scene delegate is told in the place of the app delegate; what is told is also posted, by the
/// scene and by the app.
extension Stage {
  /// Tells the app that it gets no more events, as while something of the system's covers it;
  /// nothing if it gets none already.
  public func resignActive() {
    guard application.applicationState == .active else { return }
    perform {
      cancelPresses()
      notify(
        { $0.sceneWillResignActive($1) }, { $0.applicationWillResignActive($1) },
        UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      application.life = .inactive
    }
  }

  /// Tells the app that it gets events again; nothing unless it is on screen and gets none.
  public func becomeActive() {
    guard application.life == .inactive else { return }
    perform {
      application.life = .active
      notify(
        { $0.sceneDidBecomeActive($1) }, { $0.applicationDidBecomeActive($1) },
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
    }
  }

  /// Tells the app that it gets no more events, then that it is in the background, as when its
  /// window is minimised; nothing if it is there already or not launched.
  ///
  /// Time goes on.
  public func enterBackground() {
    guard application.isAlive, application.applicationState != .background else { return }
    resignActive()
    perform {
      application.life = .background
      notify(
        { $0.sceneDidEnterBackground($1) }, { $0.applicationDidEnterBackground($1) },
        UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    }
  }

  /// Tells the app that it comes back from the background, then that it gets events; nothing if it
  /// is not there.
  public func enterForeground() {
    guard application.life == .background else { return }
    perform {
      notify(
        { $0.sceneWillEnterForeground($1) }, { $0.applicationWillEnterForeground($1) },
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
      application.life = .inactive
    }
    becomeActive()
  }

  /// Tells the app that the program ends, once it is in the background; nothing if it was not
  /// launched.
  public func terminate() {
    enterBackground()
    guard application.life == .background else { return }
    perform {
      application.backgroundTasks.expire().forEach { $0() }
      windowScene.disconnect()
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  /// Whether the app wants the screen to stay on while nobody touches it.
  public var keepsAwake: Bool { application.isIdleTimerDisabled }

  /// Tells the app that the user took a picture of the screen.
  public func noteScreenshot() { perform { post(UIApplication.userDidTakeScreenshotNotification) } }

  private func notify(
    _ scene: (any UISceneDelegate, UIScene) -> Void,
    _ app: (any UIApplicationDelegate, UIApplication) -> Void,
    _ ofScene: Notification.Name, _ ofApp: Notification.Name
  ) {
    if let delegate = windowScene.delegate {
      scene(delegate, windowScene)
    } else if let delegate = application.delegate {
      app(delegate, application)
    }
    windowScene.post(ofScene)
    post(ofApp)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
