/// The stage of code that runs outside of all updates, as the body of a test does.
///
/// Programs have none. Tests run in an app, as on iOS: there, too, texts have sizes, images are found
/// by their names, and windows are shown.
package enum StageHost {
  private static var make: (() -> Stage?)?
  /// The stage, if it has been needed.
  private(set) static var made: Stage?

  /// Has a stage made as soon as it is needed.
  package static func use(_ make: @escaping () -> Stage?) { (self.make, made) = (make, nil) }

  /// Has a stage made as soon as it is needed, unless there is another already.
  package static func offer(_ make: @escaping () -> Stage?) {
    if self.make == nil, made == nil { use(make) }
  }

  /// Does without one, as programs do.
  package static func useNone() { (make, made) = (nil, nil) }

  /// The stage; nil if there is none, and while it is being made.
  static var stage: Stage? {
    guard let make else { return made }
    self.make = nil
    made = make()
    FontNames.use(made?.textMeasurer.fonts)
    return made
  }
}
