extension UITraitCollection {
  /// The circumstances of the screen at hand: that of the stage being launched or handling an event.
  ///
  /// Between events there is none, and it is a light interface of which nothing else is said.
  public static var current: UITraitCollection {
    Stage.current?.traits ?? UITraitCollection(userInterfaceStyle: .light)
  }
}
