extension Stage {
  /// Ends the app.
  ///
  /// The stage then shows an empty window, and its time goes on. The app's controllers get no
  /// callbacks, as when a program is killed.
  package func endApp() {
    perform {
      touches.cancelAll(in: window)
      presses = KeyPresses()
      endRotations()
      endFade()
      keyboard = Keyboard()
      keyboardWindow = nil
      show(UIWindow(stage: self, frame: screen.bounds))
      clock.cancelAll()
      updaters = []
      repeatingAnimations = []
      delayedCalls = []
      application = UIApplication()
      application.stage = self
      windowScene = UIWindowScene(stage: self)
    }
  }
}
