import Foundation
import Input
import Testing

@testable import Scenario

/// What hands do while animations are slowed down, as it is recorded.
struct HandDelayTests {
  private var delay = HandDelay()

  private mutating func time(
    _ phase: PointerEvent.Phase, at time: TimeInterval, pace: Double = 0.1
  ) -> TimeInterval {
    delay.stamped(
      .input(.pointer(PointerEvent(id: 1, phase: phase, position: .zero, time: time))), pace: pace
    ).time
  }

  @Test mutating func `a finger is down as long as for the hand, and waits are the stage's`() {
    #expect(time(.down, at: 1) == 1)
    #expect(abs(time(.moved, at: 1.05) - 1.5) < 1e-9)
    #expect(abs(time(.up, at: 1.1) - 2) < 1e-9)
    #expect(abs(time(.down, at: 1.6) - 2.5) < 1e-9)
    #expect(abs(delay.stamped(.looked(Look(), 1.7), pace: 0.1).time - 3.5) < 1e-9)
    #expect(abs(time(.up, at: 1.75, pace: 1) - 3.55) < 1e-9)
  }

  @Test mutating func `at the usual speed nothing is changed`() {
    for (index, phase) in [PointerEvent.Phase.down, .moved, .up].enumerated() {
      #expect(time(phase, at: 0.1 * Double(index), pace: 1) == 0.1 * Double(index))
    }
  }
}
