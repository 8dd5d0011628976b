import Foundation

extension UIStepper {
  /// Goes a step in the pressed half's direction, and on after a while if the finger stays.
  func count() {
    guard let pressed, canStep(pressed) else { return }
    step(by: pressed.sign * stepValue)
    guard autorepeat, canStep(pressed) else { return }
    let delay =
      repetition == nil ? StepperMetrics.repeatDelay : StepperMetrics.repeatInterval
    repetition = window?.stage?.clock.schedule(after: delay) { [weak self] in self?.count() }
  }

  /// The finger is off the half it came down on.
  func stopCounting() {
    pressed = nil
    window?.stage?.clock.cancel(repetition)
    repetition = nil
    show()
  }

  private func step(by amount: Double) {
    let old = value
    value = StepperMetrics.value(
      from: old, by: amount, in: minimumValue...maximumValue, wraps: wraps)
    if isContinuous, value != old { tell() }
  }
}

/// The sizes and the pace of steppers.
enum StepperMetrics {
  /// A stepper's size, in points; as UIKit's own.
  static let size = CGSize(width: 94, height: 32)
  /// Its corner radius, in points, as Apple's design resources draw it.
  static let radius: CGFloat = 8
  /// The line between the halves, and how far it keeps from the edges, from the same drawings.
  static let divider: CGFloat = 1
  static let dividerInset: CGFloat = 7
  /// The square that minus and plus are drawn in, in points; by eye, as 17-point text.
  static let sign: CGFloat = 20
  /// Seconds a finger rests before it counts on, and from then on between two counts; tuned by eye.
  static let repeatDelay: TimeInterval = 0.5
  static let repeatInterval: TimeInterval = 0.1

  /// The value a step further; at an end it stays, or goes on at the other if it `wraps`.
  nonisolated static func value(
    from value: Double, by amount: Double, in range: ClosedRange<Double>, wraps: Bool
  ) -> Double {
    let next = value + amount
    if wraps, next > range.upperBound { return range.lowerBound }
    if wraps, next < range.lowerBound { return range.upperBound }
    return max(range.lowerBound, min(next, range.upperBound))
  }
}
