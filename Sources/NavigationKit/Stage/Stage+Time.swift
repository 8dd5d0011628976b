public import Drawing
public import Foundation

extension Stage {
  /// Lets time pass: everything due happens at its own instant.
  public func advance(by seconds: TimeInterval) {
    endOpenUpdate()
    runClock(to: now + max(0, seconds))
  }

  /// Lets time pass up to an instant; it never runs back.
  public func advance(to time: TimeInterval) {
    endOpenUpdate()
    runClock(to: max(now, time))
  }

  /// When something is due next; nil while nothing is.
  package var nextDue: TimeInterval? {
    endOpenUpdate()
    return clock.nextDue
  }

  /// Lets time pass until nothing moves and nothing is due, or `seconds` are over.
  public func settle(limit seconds: TimeInterval = 10) {
    endOpenUpdate()
    let deadline = now + seconds
    while let due = clock.nextDue, due <= deadline { runClock(to: due) }
  }

  /// False while anything still has to change with time; what turns without an end does not count.
  public var isSettled: Bool {
    endOpenUpdate()
    return clock.nextDue == nil
  }

  /// When the picture can next differ: `now` while something moves; nil if it takes new input.
  public var nextChange: TimeInterval? {
    endOpenUpdate()
    if clock.hasMotion { return now }
    return [clock.nextDue, nextRepetition].compactMap(\.self).min()
  }

  /// The frame at `now`.
  ///
  /// Asking changes nothing, however often and however seldom it is done.
  public func displayList() -> DisplayList { displayList(isMasked: chrome.isMasked) }

  /// The frame at `now`, with or without the corners and the cut-out of the screen.
  public func displayList(isMasked: Bool) -> DisplayList {
    endOpenUpdate()
    var canvas = Canvas(
      now: now, traits: traits, measurer: textMeasurer, visible: screen.bounds)
    canvas.draw(window)
    // A window that a rotation shows smaller than the screen is cut off where it ends.
    if case .layer(let layer)? = canvas.commands.first,
      window.presentedFrame(at: now) == screen.bounds, window.transform.isIdentity
    {
      canvas.commands = layer.commands
    }
    let size = screen.bounds.size
    let old = fade.map { [$0.layer(at: now)] } ?? []
    let mask = isMasked ? chrome.mask(in: size) : []
    return DisplayList(size: size, commands: canvas.commands + chromeCommands() + old + mask)
  }

  /// Runs the clock up to an instant and brings what follows time there; all tasks that are due at the
  /// same instant run in one update.
  func runClock(to target: TimeInterval) {
    while let due = clock.nextDue, due <= target { perform { _ = clock.runNext(by: target) } }
    clock.move(to: target)
    guard !updaters.isEmpty else { return }
    perform {
      // One may stop another, or have it start anew from here.
      for updater in updaters where updaters.contains(where: { $0 === updater }) {
        updater.update()
      }
    }
  }
}
