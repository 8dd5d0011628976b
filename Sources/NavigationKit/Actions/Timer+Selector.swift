public import Foundation

extension Timer {
  /// Makes a timer that calls a method of a target, which it keeps, by its name; it has to be added to a
  /// run loop of the main thread.
  ///
  /// Foundation's timers keep no `userInfo` here: one that is given stops the program.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    precondition(
      userInfo == nil, "A timer made by a selector keeps no userInfo: have its target keep it.")
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.send(to: target, timer) }
    }
  }

  /// Makes such a timer and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
