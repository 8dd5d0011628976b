import Drawing
import Foundation

extension CALayer {
  /// The keys of the animations that run, in the order in which they were added.
  public func animationKeys() -> [String]? {
    let keys = running.entries.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation of a key; nil if none runs.
  public func animation(forKey key: String) -> CAAnimation? {
    running.entries.last { $0.key == key }?.animation
  }

  /// The values that are shown at a time.
  func values(at now: TimeInterval) -> LayerValues {
    var values = values
    values.geometry = view.animatedGeometry(at: now)
    values.opacity = view.animatedAlpha(at: now)
    values.backgroundColor = view.presentedColor(
      .backgroundColor, model: values.backgroundColor, at: now)
    if isAnimated { running.apply(to: &values, at: time(at: now)) }
    return values
  }

  /// The transition that is shown at a time, and how much of it is done; nil for none.
  func transition(at now: TimeInterval) -> (former: FormerPicture, progress: Double)? {
    isAnimated ? running.transition(at: time(at: now)) : nil
  }

  /// Whether animations were added to it that run.
  var isAnimated: Bool { !running.entries.isEmpty }

  // MARK: Running

  func run(_ animation: CAAnimation, _ key: String?) {
    let key = animation is CATransition ? kCATransition : key
    let now = time(at: view.window?.stage?.now ?? CACurrentMediaTime())
    let timing = animation.timing(at: now, defaultDuration: CATransaction.current.duration)
    start(animation, key, parts: animation.parts(in: timing), timing)
  }

  /// Begins a transition from a picture.
  func show(_ former: FormerPicture) {
    start(CATransition(), kCATransition, parts: [], former.timing, former: former)
  }

  func start(
    _ animation: CAAnimation, _ key: String?, parts: [LayerAnimation], _ timing: LayerTiming,
    former: FormerPicture? = nil
  ) {
    let former = former ?? (animation as? CATransition)?.former(of: view, timing)
    if let key { removeAnimation(forKey: key) }
    running.append(
      RunningAnimations.Entry(
        key: key, animation: animation, parts: parts, duration: timing.total, former: former))
    view.reachDidChange()
    startWaiting()
  }

  /// Starts the animations that wait for the layer to be on screen.
  private func startWaiting() {
    guard let stage = view.window?.stage else { return }
    var started: [CAAnimation] = []
    for index in running.entries.indices where running.entries[index].start == nil {
      running.entries[index].start = time(at: stage.now)
      running.entries[index].clockStart = stage.now
      running.entries[index].stage = stage
      scheduleEnd(ofEntryAt: index)
      started.append(running.entries[index].animation)
    }
    if running.startOfRepetition != nil { view.repetitionDidChange() }
    for animation in started { animation.delegate?.animationDidStart(animation) }
  }

  /// Ends an animation in time, if time runs.
  private func scheduleEnd(ofEntryAt index: Int) {
    let entry = running.entries[index]
    let speed = clockSpeed
    guard let stage = entry.stage, let start = entry.start, !entry.isEndless, speed > 0 else {
      return
    }
    let rest = entry.duration - (time(at: stage.now) - start)
    running.entries[index].end = stage.clock.schedule(after: rest / speed, kind: .motion) {
      [weak self] in self?.finish(entry.number)
    }
  }

  /// Its time runs in another way: its animations end at other times.
  func rescheduleEnds() {
    for index in running.entries.indices where running.entries[index].start != nil {
      running.entries[index].cancelEnd()
      scheduleEnd(ofEntryAt: index)
    }
  }

  private func finish(_ number: Int) {
    guard let entry = running.entries.first(where: { $0.number == number }) else { return }
    if entry.animation.isRemovedOnCompletion {
      running.entries.removeAll { $0.number == number }
      view.reachDidChange()
    }
    entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
  }

  /// Ends animations before their time.
  func end(where isMeant: (RunningAnimations.Entry) -> Bool) {
    let ended = running.entries.filter(isMeant)
    guard !ended.isEmpty else { return }
    running.entries.removeAll(where: isMeant)
    view.reachDidChange()
    for entry in ended {
      entry.cancelEnd()
      if entry.start != nil {
        entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
      }
    }
  }

  /// The layer came on screen, or left it.
  func windowDidChange() {
    let stage = view.window?.stage
    if (stage == nil) != (running.onScreenSince == nil) { running.onScreenSince = stage?.now }
    guard stage == nil else { return startWaiting() }
    end { $0.start != nil && $0.animation.isRemovedOnCompletion }
    // Those that are kept begin again when it comes back.
    for index in running.entries.indices {
      running.entries[index].cancelEnd()
      running.entries[index].start = nil
    }
  }
}
