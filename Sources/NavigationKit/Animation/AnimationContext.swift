import Foundation

/// What `UIView.animate` and transitions put around a block: changes inside are on their way.
final class AnimationContext {
  /// The block being run; nil between calls.
  private(set) static var current: AnimationContext?

  private let driver: (Stage) -> PropertyAnimation.Driver
  /// The stages whose views the block changed.
  private(set) var stages: [Stage] = []

  init(driver: @escaping (Stage) -> PropertyAnimation.Driver) {
    self.driver = driver
  }

  /// Runs a block in which changes are animated, or at once where `context` is nil.
  static func run(_ context: AnimationContext?, _ block: () -> Void) {
    let previous = current
    current = context
    block()
    current = previous
  }

  /// The driver for a view's change; nil if the view is on no stage.
  func driver(for view: UIView) -> PropertyAnimation.Driver? {
    guard let stage = view.window?.stage else { return nil }
    if !stages.contains(where: { $0 === stage }) { stages.append(stage) }
    return driver(stage)
  }
}
