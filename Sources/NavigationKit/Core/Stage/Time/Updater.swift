/// Called as time passes, for more than what is drawn: a scroll position.
final class Updater {
  let update: () -> Void

  init(_ update: @escaping () -> Void) { self.update = update }
}
