import Foundation

/// What `UIView.animate` and transitions put around a block: changes inside are on their way.
final class AnimationContext {
  /// The block being run; nil between calls.
  private(set) static var current: AnimationContext?

  /// Gives animations made inside another clock than time: a finger's way.
  let retiming: Retiming?
  /// The rotation whose new layout is being made in the block: changes inside are made at once, and
  /// the rotation shows them moving.
  let rotation: Rotation?
  private let driver: (Stage) -> PropertyAnimation.Driver?
  private let record: AnimationRecord?
  /// The stages whose views the block changed.
  private(set) var stages: [Stage] = []

  init(
    record: AnimationRecord? = nil, retiming: Retiming? = nil, rotation: Rotation? = nil,
    driver: @escaping (Stage) -> PropertyAnimation.Driver?
  ) {
    self.record = record
    self.retiming = retiming
    self.rotation = rotation
    self.driver = driver
  }

  /// Lets a rotation show what changes.
  convenience init(rotation: Rotation) { self.init(rotation: rotation) { _ in nil } }

  /// Runs a block in which changes are animated, or at once where `context` is nil.
  static func run(_ context: AnimationContext?, _ block: () -> Void) {
    let previous = current
    current = context
    block()
    current = previous
  }

  /// Whether changes follow something that is on its way, and not a new layout of everything.
  var isTransition: Bool { rotation == nil }

  /// The driver for a view's change; nil if it is not to be seen moving.
  func driver(for view: UIView) -> PropertyAnimation.Driver? {
    guard let stage = view.window?.stage else { return nil }
    if !stages.contains(where: { $0 === stage }) { stages.append(stage) }
    return driver(stage)
  }

  func note(_ animation: PropertyAnimation, of view: UIView) {
    record?.note(animation, of: view)
  }
}

/// Has what an animator animates follow a transition's progress instead of time.
struct Retiming {
  let progress: TransitionProgress
  /// Seconds the whole transition takes by itself.
  let duration: TimeInterval
  let record: AnimationRecord

  /// Runs an animator's `UIView.animate`: its delay and duration become a part of the progress.
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
    if let completion { record.noteCompletion(completion) }
  }
}
