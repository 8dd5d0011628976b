/// Brings something to where it is at the stage's time, by more than its looks: a scroll position.
final class Updater {
  let update: () -> Void

  init(_ update: @escaping () -> Void) { self.update = update }
}
