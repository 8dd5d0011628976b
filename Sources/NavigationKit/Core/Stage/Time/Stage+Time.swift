public import Drawing
public import Foundation

extension Stage {
  /// Lets time pass: everything due runs at its own time.
  public func advance(by seconds: TimeInterval) {
    endOpenUpdate()
    runClock(to: now + max(0, seconds))
  }

  /// Lets time pass up to a time; it never runs back.
  public func advance(to time: TimeInterval) {
    endOpenUpdate()
    runClock(to: max(now, time))
  }

  /// The time at which something is due next, as the last update left it; nil if nothing is.
  package var nextDue: TimeInterval? { clock.nextDue }

  /// Lets time pass until nothing moves and nothing is due, or `seconds` are over.
  public func settle(limit seconds: TimeInterval = 10) {
    endOpenUpdate()
    let deadline = now + seconds
    while let due = clock.nextDue, due <= deadline { runClock(to: due) }
  }

  /// False while anything still has to change, with time or at the end of an update that code outside
  /// of events began; repeating animations do not count.
  ///
  /// Reading it runs no code of the app: ``advance(by:)`` ends such an update.
  public var isSettled: Bool { clock.nextDue == nil && !hasPendingUpdate }

  /// Whether something is animated now, or an update is open; a repeating animation does not count.
  package var isMoving: Bool { clock.hasMotion || hasPendingUpdate }

  /// When the frame can next differ: `now` during an animation, and while an update is open; nil if
  /// only input changes it.
  ///
  /// Reading it runs no code of the app.
  public var nextChange: TimeInterval? {
    if isMoving { return now }
    return [clock.nextDue, nextRepetition, nextFrame].compactMap(\.self).min()
  }

  /// The frame at `now`.
  ///
  /// It changes nothing, however often it is called.
  public func displayList() -> DisplayList { displayList(isMasked: chrome.isMasked) }

  /// The frame at `now`, with or without the corners and the cut-out of the screen.
  public func displayList(isMasked: Bool) -> DisplayList {
    endOpenUpdate()
    let size = screen.bounds.size
    let old = fade.map { [$0.layer(at: now)] } ?? []
    let mask = isMasked ? screenMask : []
    let commands = asCurrent { onScreen(appCommands + formerLayout + chromeCommands()) }
    return DisplayList(size: size, commands: commands + old + mask)
  }

  /// The app with the software keyboard over it, at `now`.
  var appCommands: [DrawCommand] {
    var canvas = Canvas(
      now: now, traits: traits, measurer: textMeasurer, visible: visibleArea)
    canvas.draw(window)
    // A window that a rotation shows smaller than the screen keeps its clip.
    if case .layer(let layer)? = canvas.commands.first,
      window.presentedFrame(at: now) == screen.bounds, window.transform.isIdentity,
      window.layerIfUsed?.isShownAsPicture != true
    {
      canvas.commands = layer.commands
    }
    return canvas.commands + (keyboardWindow.map(commands(of:)) ?? [])
  }

  /// The commands that cover the corners and the cut-out of the screen.
  package var screenMask: [DrawCommand] {
    chrome.mask(in: screen.bounds.size, orientation: orientation)
  }

  /// Calls `look` at even times from now on, whatever lets time pass; nil ends that.
  ///
  /// - Parameter interval: Seconds.
  package func observe(every interval: TimeInterval, _ look: (() -> Void)?) {
    endOpenUpdate()
    observer = look.map { StageObserver(start: now, interval: interval, look: $0) }
  }

  /// Runs the clock up to a time, with a stop wherever the observer looks.
  func runClock(to target: TimeInterval) {
    while let due = observer?.due, due <= target {
      runFrames(to: due)
      observer?.count += 1
      observer?.look()
    }
    runFrames(to: target)
  }

  /// Runs the clock up to a time, then the updaters; all tasks that are due at the same time run in
  /// one update.
  func runTasks(to target: TimeInterval) {
    while let due = clock.nextDue, due <= target { perform { _ = clock.runNext(by: target) } }
    clock.move(to: target)
    guard !updaters.isEmpty else { return }
    perform {
      // An updater may stop another, or start it again from here.
      for updater in updaters where updaters.contains(where: { $0 === updater }) {
        updater.update()
      }
    }
  }
}
