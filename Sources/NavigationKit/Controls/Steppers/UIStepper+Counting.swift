import Foundation

extension UIStepper {
  /// Changes the value by a step, and schedules the next one if ``autorepeat`` is on.
  func count() {
    guard let pressed, canStep(pressed) else { return }
    step(by: pressed.sign * stepValue)
    guard autorepeat, canStep(pressed) else { return }
    let delay =
      repetition == nil ? StepperMetrics.repeatDelay : StepperMetrics.repeatInterval
    repetition = window?.stage?.clock.schedule(afterInput: delay) { [weak self] in self?.count() }
  }

  /// Ends the press and its repetition.
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
    if isContinuous, value != old { sendValueChanged() }
  }
}

/// The dimensions and timing of steppers.
enum StepperMetrics {
  /// A stepper's size, in points; as in UIKit.
  static let size = CGSize(width: 94, height: 32)
  /// The corner radius, in points, as Apple's design resources draw it.
  static let radius: CGFloat = 8
  /// The width of the line between the halves, and its distance from top and bottom, in points,
  /// from the same source.
  static let divider: CGFloat = 1
  static let dividerInset: CGFloat = 7
  /// The side of the square that holds the minus or plus, in points; by eye, to match 17-point
  /// text.
  static let sign: CGFloat = 20
  /// Seconds until a held button first repeats, and between repetitions; tuned by eye.
  static let repeatDelay: TimeInterval = 0.5
  static let repeatInterval: TimeInterval = 0.1

  /// The value after a step; beyond the range it is limited, or wraps to the other end if `wraps`.
  nonisolated static func value(
    from value: Double, by amount: Double, in range: ClosedRange<Double>, wraps: Bool
  ) -> Double {
    let next = value + amount
    if wraps, next > range.upperBound { return range.lowerBound }
    if wraps, next < range.lowerBound { return range.upperBound }
    return max(range.lowerBound, min(next, range.upperBound))
  }
}
