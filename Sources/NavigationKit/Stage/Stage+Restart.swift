extension Stage {
  /// Ends the app on the stage, which then shows nothing; time goes on.
  ///
  /// Its controllers hear nothing of it, as of a program that ends.
  package func endApp() {
    perform {
      touches.cancelAll(in: window)
      endRotations()
      endFade()
      show(UIWindow(stage: self, frame: screen.bounds))
      clock.cancelAll()
      updaters = []
      repeatingAnimations = []
      delayedCalls = []
      keyboardObservers = Keyboard()
      application = UIApplication()
      application.stage = self
      windowScene = UIWindowScene(stage: self)
    }
  }
}
