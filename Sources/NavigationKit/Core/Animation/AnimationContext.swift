import Foundation

/// The context of an animation block, of `UIView.animate` or a transition: changes in it are
/// animated.
final class AnimationContext {
  /// The block being run; nil between calls.
  private(set) static var current: AnimationContext?

  /// Whether a block runs in which nothing may be animated.
  private(set) static var isDisabled = false

  /// Makes animations inside follow a transition's progress instead of time.
  let retiming: Retiming?
  /// The rotation whose new layout the block makes: changes are made at once, and the rotation
  /// animates them.
  let rotation: Rotation?
  private let driver: (Stage) -> PropertyAnimation.Driver?
  private let record: AnimationRecord?
  /// The part of an animation with keyframes that changes are made for now; nil for all of it.
  var keyframe: ClosedRange<Double>?
  /// The stages whose views the block changed.
  private(set) var stages: [Stage] = []
  /// Seconds that the longest of its changes take that are seen several times.
  private(set) var repeatedTime: TimeInterval = 0

  init(
    record: AnimationRecord? = nil, retiming: Retiming? = nil, rotation: Rotation? = nil,
    driver: @escaping (Stage) -> PropertyAnimation.Driver?
  ) {
    self.record = record
    self.retiming = retiming
    self.rotation = rotation
    self.driver = driver
  }

  /// Lets a rotation animate what changes.
  convenience init(rotation: Rotation) { self.init(rotation: rotation) { _ in nil } }

  /// Has changes animated from now on, or not if `context` is nil; returns what did so before.
  static func replace(by context: AnimationContext?) -> AnimationContext? {
    defer { current = context }
    return current
  }

  /// Runs a block in which changes are animated; not animated if `context` is nil.
  static func run(_ context: AnimationContext?, _ block: () -> Void) {
    let previous = current
    current = context
    block()
    current = previous
  }

  /// Runs a block in which nothing is animated, not even by animation blocks inside.
  static func runDisabled(_ block: () -> Void) {
    let wasDisabled = isDisabled
    isDisabled = true
    run(nil, block)
    isDisabled = wasDisabled
  }

  /// Runs a block in which changes that follow time are seen several times.
  func repeating(_ count: Double, autoreverses: Bool, _ block: () -> Void) {
    let inner = AnimationContext(record: record, retiming: retiming, rotation: rotation) {
      [self] stage in
      guard case .time(let start, let duration, let curve)? = driver(stage) else {
        return driver(stage)
      }
      var timing = LayerTiming(delay: start - stage.now, duration: duration, curve: curve)
      (timing.fillMode, timing.autoreverses) = (.both, autoreverses)
      timing.repeatCount = max(count, 0)
      repeatedTime = max(repeatedTime, timing.total)
      return .repeating(start: stage.now, timing)
    }
    inner.keyframe = keyframe
    Self.run(inner, block)
    stages += inner.stages.filter { stage in !stages.contains { $0 === stage } }
  }

  /// Whether changes follow a transition or an animation, and not a rotation's new layout.
  var isTransition: Bool { rotation == nil }

  /// Whether a transition or a rotation gives the time.
  var isDriven: Bool { retiming != nil || rotation != nil }

  /// The driver of a view's change; nil if it is not animated.
  func driver(for view: UIView) -> PropertyAnimation.Driver? {
    guard let stage = view.window?.stage else { return nil }
    if !stages.contains(where: { $0 === stage }) { stages.append(stage) }
    return driver(stage)
  }

  func add(_ animation: PropertyAnimation, of view: UIView) {
    record?.add(animation, of: view)
  }

  /// Has a transition that is cancelled undo a change that is not animated.
  func addUndo(_ undo: @escaping () -> Void) { record?.addUndo(undo) }
}

/// Makes an animator's animations follow a transition's progress instead of time.
struct Retiming {
  let progress: TransitionProgress
  /// Seconds the transition takes if it is not interactive.
  let duration: TimeInterval
  let record: AnimationRecord

  /// Runs an animator's `UIView.animate`: delay and duration become a part of the progress.
  func animate(
    duration: TimeInterval, delay: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let whole = max(self.duration, delay + duration, .leastNonzeroMagnitude)
    let window = ProgressWindow(
      range: (delay / whole)...((delay + duration) / whole), curve: .linear)
    let progress = progress
    let context = AnimationContext(record: record) { _ in .progress(progress, window) }
    AnimationContext.run(context, animations)
    if let completion { record.addCompletion(completion) }
  }
}
