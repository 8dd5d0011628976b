import Foundation

/// A group of changes of layers: how they are animated, and when their animations have ended.
@preconcurrency @MainActor
public enum CATransaction {
  /// The settings of a transaction, between ``begin()`` and ``commit()``.
  struct Settings {
    var duration: TimeInterval = 0.25
    var curve = TimingCurve.standard
    var function: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    /// The animations that began in the transaction.
    var motions: TransactionMotions?
  }

  private static var open: [Settings] = []

  /// The settings that apply now.
  static var current: Settings { open.last ?? Settings() }

  /// How a change made now is animated; nil if it is not.
  static var pace: (duration: TimeInterval, curve: TimingCurve)? {
    let settings = current
    guard !settings.disablesActions, settings.duration > 0, UIView.areAnimationsEnabled else {
      return nil
    }
    return (settings.duration, settings.curve)
  }

  /// Begins a transaction with the settings of the one around it.
  public static func begin() {
    var settings = current
    settings.completion = nil
    settings.motions = Stage.current.map(TransactionMotions.init)
    open.append(settings)
  }

  /// Ends the transaction: its completion runs once the animations that began in it have ended, at
  /// once if there are none.
  public static func commit() {
    guard let settings = open.popLast(), let completion = settings.completion else { return }
    if let motions = settings.motions { motions.whenOver(completion) } else { completion() }
  }

  /// Has nothing to do: changes are on screen at the end of each update.
  public static func flush() {}

  /// Seconds that changes take.
  public static func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets the seconds that changes take.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { set { $0.duration = dur } }
  /// Sets the timing function of changes; nil is linear.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    set { ($0.curve, $0.function) = (function?.curve ?? .linear, function) }
  }
  /// The timing function of changes that was set; nil for the default or a linear one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { current.function }
  /// Whether changes are not animated.
  public static func disableActions() -> Bool { current.disablesActions }
  /// Sets whether changes are not animated.
  public static func setDisableActions(_ flag: Bool) { set { $0.disablesActions = flag } }
  /// Sets the block that runs once all animations that begin until ``commit()`` have ended: those
  /// of layers, of views and of transitions between controllers.
  public static func setCompletionBlock(_ block: (() -> Void)?) { set { $0.completion = block } }

  /// The block that runs once all animations that begin in the transaction have ended.
  public static func completionBlock() -> (() -> Void)? { current.completion }

  /// Sets a setting by its key, such as ``kCATransactionAnimationDuration``.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let seconds = anObject.flatMap(CGFloat.init(anyNumber:)) {
        setAnimationDuration(Double(seconds))
      }
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  /// Changes the settings; outside of a transaction those of one that ends with the update.
  private static func set(_ change: (inout Settings) -> Void) {
    if open.isEmpty {
      guard let stage = Stage.current else { return }
      begin()
      stage.atEndOfUpdate { commit() }
    }
    change(&open[open.count - 1])
  }
}

/// Which animations began in a transaction: those it started itself, and those that it put off to
/// the end of the update, such as a push.
final class TransactionMotions {
  private unowned let stage: Stage
  private let start: Int
  private var startOfEndings = 0

  init(_ stage: Stage) {
    self.stage = stage
    start = stage.clock.mark
    stage.atEndOfUpdate { [self] in startOfEndings = stage.clock.mark }
  }

  /// Runs `completion` once they have ended; at once if there are none.
  func whenOver(_ completion: @escaping () -> Void) {
    let end = stage.clock.mark
    stage.atEndOfUpdate { [self] in
      stage.clock.after(motions: [start..<end, startOfEndings..<stage.clock.mark], completion)
    }
  }
}

/// The key of the seconds that changes take.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes are not animated.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of changes.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that runs once the animations have ended.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
