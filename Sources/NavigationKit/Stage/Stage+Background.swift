import Foundation

/// The app as its window leaves the screen and comes back.
extension Stage {
  /// Tells the app that it gets no more events, then that it is in the background, as when its
  /// window is minimised; nothing if it is there already or not launched.
  ///
  /// A scene delegate is told in the place of the app delegate. Time goes on.
  public func enterBackground() {
    guard application.applicationState == .active else { return }
    perform {
      let (delegate, scene) = (application.delegate, windowScene.delegate)
      if let scene {
        scene.sceneWillResignActive(windowScene)
      } else {
        delegate?.applicationWillResignActive(application)
      }
      post(UIApplication.willResignActiveNotification)
      application.isInBackground = true
      windowScene.becomes(.background)
      if let scene {
        scene.sceneDidEnterBackground(windowScene)
      } else {
        delegate?.applicationDidEnterBackground(application)
      }
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  /// Tells the app that it comes back from the background, then that it gets events; nothing if it
  /// is not there.
  public func enterForeground() {
    guard application.isInBackground else { return }
    perform {
      let (delegate, scene) = (application.delegate, windowScene.delegate)
      if let scene {
        scene.sceneWillEnterForeground(windowScene)
      } else {
        delegate?.applicationWillEnterForeground(application)
      }
      post(UIApplication.willEnterForegroundNotification)
      application.isInBackground = false
      windowScene.becomes(.foregroundActive)
      if let scene {
        scene.sceneDidBecomeActive(windowScene)
      } else {
        delegate?.applicationDidBecomeActive(application)
      }
      post(UIApplication.didBecomeActiveNotification)
    }
  }

  /// Tells the app that the program ends, once it is in the background.
  public func terminate() {
    enterBackground()
    guard application.isInBackground else { return }
    perform {
      application.backgroundTasks.expire().forEach { $0() }
      windowScene.delegate?.sceneDidDisconnect(windowScene)
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  /// Whether the app wants the screen to stay on while nobody touches it.
  public var keepsAwake: Bool { application.isIdleTimerDisabled }

  /// Tells the app that the user took a picture of the screen.
  public func noteScreenshot() { perform { post(UIApplication.userDidTakeScreenshotNotification) } }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
