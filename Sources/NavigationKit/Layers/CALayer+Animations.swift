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

  /// A copy of the layer with the values that are shown now; nil if it is not on screen.
  public func presentation() -> Self? {
    guard let stage = view.window?.stage else { return nil }
    let copy = Self.instance()
    let values = values(at: stage.now)
    copy.view.geometry = values.geometry
    copy.view.alpha = values.opacity
    copy.view.backgroundColor = values.backgroundColor.map(UIColor.init)
    copy.style = values.style
    copy.take(values)
    return copy
  }

  /// The layer's own values.
  var values: LayerValues {
    var values = LayerValues(
      geometry: view.geometry, opacity: view.alpha,
      backgroundColor: view.backgroundColor?.color(in: view.traitCollection), style: style)
    add(to: &values)
    return values
  }

  /// The values that are shown at a time.
  func values(at now: TimeInterval) -> LayerValues {
    var values = values
    values.geometry = view.animatedGeometry(at: now)
    values.opacity = view.animatedAlpha(at: now)
    values.backgroundColor = view.presentedColor(
      .backgroundColor, model: values.backgroundColor, at: now)
    running.apply(to: &values, at: now)
    return values
  }

  /// Whether animations were added to it that run.
  var isAnimated: Bool { !running.entries.isEmpty }

  // MARK: Changes that are animated

  /// Makes a change of properties; on screen it is animated, if it is one to a layer on its own or
  /// in an animation block.
  func change(_ keyPaths: String..., body: () -> Void) {
    guard let (delay, duration, curve) = paceOfChanges, let stage = view.window?.stage else {
      // A layer on its own is not animated by a block around it either.
      return host == nil ? AnimationContext.run(nil, body) : body()
    }
    let before = values(at: stage.now)
    AnimationContext.run(nil, body)
    for keyPath in keyPaths {
      guard let property = LayerProperty.named(keyPath) else { continue }
      let from = property.get(before)
      guard from != property.get(values) else { continue }
      var timing = LayerTiming(delay: delay, duration: duration, curve: curve)
      timing.fillMode = .backwards
      let part = LayerAnimation(
        property: property, track: .change(from: from, to: nil), timing: timing)
      start(CABasicAnimation(keyPath: keyPath), keyPath, parts: [part], timing)
    }
  }

  /// How a change made now is animated; nil if it is not.
  ///
  /// Blocks that repeat, have keyframes or follow a transition change a view's layer at once.
  private var paceOfChanges: (delay: TimeInterval, duration: TimeInterval, curve: TimingCurve)? {
    guard let stage = view.window?.stage else { return nil }
    if host == nil {
      // A layer that is new on screen does not move to its place.
      guard let since = running.onScreenSince, since < stage.now else { return nil }
      return CATransaction.pace.map { (0, $0.duration, $0.curve) }
    }
    guard
      case .time(let start, let duration, let curve)? = AnimationContext.current?.driver(for: view)
    else { return nil }
    return (start - stage.now, duration, curve)
  }

  // MARK: Running

  func run(_ animation: CAAnimation, _ key: String?) {
    let key = animation is CATransition ? kCATransition : key
    let now = view.window?.stage?.now ?? CACurrentMediaTime()
    let timing = animation.timing(at: now, usual: CATransaction.current.duration)
    start(animation, key, parts: animation.parts(in: timing), timing)
  }

  /// Begins a transition from a picture.
  func show(_ former: FormerPicture) {
    start(CATransition(), kCATransition, parts: [], former.timing, former: former)
  }

  private func start(
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
      let entry = running.entries[index]
      (running.entries[index].start, running.entries[index].stage) = (stage.now, stage)
      if !entry.isEndless {
        running.entries[index].end = stage.clock.schedule(after: entry.duration, kind: .motion) {
          [weak self] in self?.finish(entry.number)
        }
      }
      started.append(entry.animation)
    }
    if running.startOfRepetition != nil { view.repetitionDidChange() }
    for animation in started { animation.delegate?.animationDidStart(animation) }
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
