extension UITraitCollection {
  /// Runs a closure in which ``current`` is this collection, so that colours become those for it.
  @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
    GraphicsContexts.run(with: self, actions)
  }

  /// The traits of the current screen, which is that of the stage that is launching or handling an
  /// event.
  ///
  /// At other times there is no screen; the style is then light and everything else unspecified.
  @preconcurrency @MainActor public static var current: UITraitCollection {
    GraphicsContexts.traits ?? Stage.current?.traits
      ?? UITraitCollection(userInterfaceStyle: .light)
  }
}
