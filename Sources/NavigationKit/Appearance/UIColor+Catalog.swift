extension UIColor {
  /// Makes a colour of one of the program's asset catalogues, by its name; nil if there is none.
  ///
  /// The host decides where they are. Outside of a stage's update, no colour is found.
  @MainActor
  public convenience init?(named name: String) {
    guard let color = Stage.current?.imageSource.catalogColor(named: name) else { return nil }
    self.init(light: color.light, dark: color.dark)
  }
}
