/// The stage of code outside of updates: unit tests run in an app, as on iOS, and have no stage of their
/// own.
package enum StageHost {
  /// Makes the stage when it is first asked for; nil, the default, for none.
  package static var make: (() -> Stage?)?
  /// The stage, if it was made.
  static var made: Stage?

  /// The stage; nil if there is none, and while it is being made.
  static var stage: Stage? {
    guard let make else { return made }
    self.make = nil
    made = make()
    FontNames.use(made?.textMeasurer.fonts)
    return made
  }
}
