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
    guard let (duration, curve) = paceOfChanges, let stage = view.window?.stage else {
      return body()
    }
    let before = values(at: stage.now)
    AnimationContext.run(nil, body)
    for keyPath in keyPaths {
      guard let property = LayerProperty.named(keyPath),
        let (from, to) = bothEnds(of: property, before, values), from != to
      else { continue }
      let timing = LayerTiming(duration: duration, curve: curve)
      let part = LayerAnimation(
        property: property, track: .change(from: from, to: nil), timing: timing)
      start(CABasicAnimation(keyPath: keyPath), keyPath, parts: [part], timing)
    }
  }

  private func bothEnds(
    of property: LayerProperty, _ old: LayerValues, _ new: LayerValues
  ) -> (AnimatableValue?, AnimatableValue?)? { (property.get(old), property.get(new)) }

  /// How a change made now is animated; nil if it is not.
  private var paceOfChanges: (duration: TimeInterval, curve: TimingCurve)? {
    guard let stage = view.window?.stage else { return nil }
    if host == nil {
      // A layer that is new on screen does not move to its place.
      guard let since = running.onScreenSince, since < stage.now else { return nil }
      return CATransaction.pace
    }
    guard
      case .time(let start, let duration, let curve)? = AnimationContext.current?.driver(for: view),
      start == stage.now
    else { return nil }
    return (duration, curve)
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
    running.entries.append(
      RunningAnimations.Entry(
        key: key, animation: animation, parts: parts, duration: timing.total,
        former: former))
    view.reachDidChange()
    startWaiting()
  }

  /// Starts the animations that wait for the layer to be on screen.
  private func startWaiting() {
    guard let stage = view.window?.stage else { return }
    for index in running.entries.indices where running.entries[index].start == nil {
      let entry = running.entries[index]
      running.entries[index].start = stage.now
      if !entry.isEndless {
        running.entries[index].end = stage.clock.schedule(after: entry.duration, kind: .motion) {
          [weak self] in self?.finish(entry.animation)
        }
      }
      entry.animation.delegate?.animationDidStart(entry.animation)
    }
    if running.startOfRepetition != nil { view.repetitionDidChange() }
  }

  private func finish(_ animation: CAAnimation) {
    if animation.isRemovedOnCompletion {
      running.entries.removeAll { $0.animation === animation }
      view.reachDidChange()
    }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Ends animations before their time.
  func end(where isMeant: (RunningAnimations.Entry) -> Bool) {
    let ended = running.entries.filter(isMeant)
    guard !ended.isEmpty else { return }
    running.entries.removeAll(where: isMeant)
    view.reachDidChange()
    let stage = view.window?.stage
    for entry in ended { stage?.clock.cancel(entry.end) }
    if ended.contains(where: \.isEndless) { view.repetitionDidChange() }
    for entry in ended where entry.start != nil {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }

  /// The layer came on screen, or left it.
  func windowDidChange() {
    let stage = view.window?.stage
    if (stage == nil) != (running.onScreenSince == nil) { running.onScreenSince = stage?.now }
    if stage == nil { end { $0.start != nil } } else { startWaiting() }
  }
}
