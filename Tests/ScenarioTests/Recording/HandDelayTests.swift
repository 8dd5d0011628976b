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

  @Test mutating func `two taps that were too far apart for a double tap still are`() {
    for phase in [PointerEvent.Phase.down, .up] { _ = time(phase, at: 1) }
    let second = time(.down, at: 1.05)
    #expect(second > 1.3 && second < 1.32, "half a second for the hand")
    let lift = time(.up, at: 1.06)
    #expect(abs(lift - second - 0.1) < 1e-9)
    #expect(abs(time(.down, at: 1.08) - lift - 0.02) < 1e-9, "a double tap")
  }

  @Test mutating func `a scroll on a touchpad is as slow as for the hand, until it rests`() {
    func part(_ phase: ScrollEvent.Phase, at time: TimeInterval) -> RecordedEvent {
      .input(.scroll(ScrollEvent(position: .zero, delta: .zero, phase: phase, time: time)))
    }
    func time(_ phase: ScrollEvent.Phase, at time: TimeInterval) -> TimeInterval {
      delay.stamped(part(phase, at: time), pace: 0.1).time
    }
    #expect(time(.began, at: 1) == 1)
    #expect(abs(time(.changed, at: 1.01) - 1.1) < 1e-9)
    #expect(abs(time(.ended, at: 1.02) - 1.2) < 1e-9)
    #expect(abs(time(.step, at: 1.52) - 1.7) < 1e-9)
    #expect(abs(time(.changed, at: 1.62) - 1.8) < 1e-9)
    #expect(abs(time(.ended, at: 1.82) - 2.135) < 1e-9, "lifted after 0.15 s")
  }

  @Test mutating func `at the usual speed nothing is changed`() {
    for (index, phase) in [PointerEvent.Phase.down, .moved, .up].enumerated() {
      #expect(time(phase, at: 0.1 * Double(index), pace: 1) == 0.1 * Double(index))
    }
  }
}
