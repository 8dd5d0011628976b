public import Foundation

/// A call of `perform(_:with:afterDelay:)` that waits.
struct DelayedCall {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  let token: VirtualClock.Token
}

extension NSObject {
  /// Calls a method by its name after some seconds of its stage's time.
  ///
  /// The stage is that of the view or controller it is, else the one that is being launched or
  /// handles an event. Without either the program stops, as no time passes.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    guard let stage = stages.first else {
      preconditionFailure(
        "\(type(of: self)) is on no stage, where no time passes: call perform(_:with:afterDelay:)"
          + " once it is on screen, or while an event is handled.")
    }
    stage.perform(aSelector, on: self, with: anArgument, after: delay)
  }

  /// Calls a method by its name on the main thread: after what happens now, or at once if that is asked
  /// for.
  ///
  /// On no stage, where no time passes, it is called at once, too.
  @preconcurrency @MainActor public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait || stages.isEmpty {
      aSelector.send(to: self, arg)
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Calls a method by its name after what happens now.
  ///
  /// It is called on the main thread, too: methods that a name reaches belong to it here.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Cancels all delayed calls of an object's methods.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel(of: aTarget) { _ in true }
  }

  /// Cancels delayed calls of an object's method by its name, with an argument.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = anArgument.map { $0 as AnyObject }
    cancel(of: aTarget) { call in
      let own = call.argument.map { $0 as AnyObject }
      let isSame = own === argument || (own as? NSObject)?.isEqual(argument) == true
      return call.selector == aSelector && isSame
    }
  }

  private static func cancel(of target: Any, where isMeant: (DelayedCall) -> Bool) {
    guard let target = target as? NSObject else { return }
    for stage in target.stages { stage.cancel { $0.target === target && isMeant($0) } }
  }

  /// The stages whose time it may follow, its own first.
  private var stages: [Stage] { [ownStage, Stage.current].compactMap(\.self) }

  private var ownStage: Stage? {
    let controllers = sequence(first: self as? UIViewController) { $0?.parent }
    return controllers.lazy.compactMap { $0?.hostWindow?.stage }.first
      ?? (self as? UIResponder)?.hostWindow?.stage
  }
}

extension Stage {
  fileprivate func perform(
    _ selector: Selector, on target: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    var token: VirtualClock.Token?
    token = clock.schedule(after: delay) { [weak self] in
      self?.delayedCalls.removeAll { $0.token == token }
      selector.send(to: target, argument)
    }
    token.map {
      delayedCalls.append(
        DelayedCall(target: target, selector: selector, argument: argument, token: $0))
    }
  }

  fileprivate func cancel(where isMeant: (DelayedCall) -> Bool) {
    for call in delayedCalls where isMeant(call) { clock.cancel(call.token) }
    delayedCalls.removeAll(where: isMeant)
  }
}
