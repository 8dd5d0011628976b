public import Foundation

extension Timer {
  /// Makes a timer that calls a method of a target, which it retains, by its name.
  ///
  /// It has to be added to a run loop of the main thread. Foundation's timers have no `userInfo`
  /// here: passing one stops the program.
  @preconcurrency @MainActor public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  @MainActor private convenience init(
    fire date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    precondition(
      userInfo == nil, "A timer made by a selector keeps no userInfo: have its target keep it.")
    let target = MainActorValue(aTarget as AnyObject)
    self.init(fire: date, interval: ti, repeats: yesOrNo) { timer in
      let timer = MainActorValue(timer)
      MainActor.assumeIsolated { _ = aSelector.send(to: target.value, timer.value) }
    }
  }

  /// Makes such a timer and starts it.
  ///
  /// While an app is launched or an event is handled, it follows the time of that stage, as
  /// `perform(_:with:afterDelay:)` does; else it is added to the current run loop, and follows the
  /// wall clock.
  @discardableResult
  @preconcurrency @MainActor public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    guard let stage = Stage.updated else {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    // Run loops that an app adds it to, as for more modes, never find that it is due.
    let timer = Timer(
      fire: .distantFuture, interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
    stage.start(timer, interval: ti, repeats: yesOrNo)
    return timer
  }
}

extension Timer {
  /// Makes a timer that calls a block, and starts it.
  ///
  /// While an app is launched or an event is handled, it follows the time of that stage; else it is
  /// Foundation's `scheduledTimer(withTimeInterval:repeats:block:)`, which follows the wall clock.
  @discardableResult
  public nonisolated class func scheduledTimer(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let staged =
      MainActor.isCurrent
      ? MainActor.assumeIsolated {
        Stage.updated.map { stage in
          let timer = Timer(
            fire: .distantFuture, interval: interval, repeats: repeats, block: block)
          stage.start(timer, interval: interval, repeats: repeats)
          return MainActorValue(timer)
        }
      } : nil
    return staged?.value
      ?? scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }
}

extension Stage {
  /// The shortest interval of a timer, in seconds, as Foundation has it.
  private static let shortestInterval: TimeInterval = 0.000_1

  /// Fires a timer at its times, until it is invalid.
  fileprivate func start(_ timer: Timer, interval: TimeInterval, repeats: Bool) {
    clock.schedule(after: max(interval, Self.shortestInterval)) { [weak self] in
      guard timer.isValid else { return }
      timer.fire()
      if repeats, timer.isValid { self?.start(timer, interval: interval, repeats: true) }
    }
  }
}
