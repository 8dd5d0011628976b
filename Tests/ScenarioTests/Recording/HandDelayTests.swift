import Foundation
import Input
import Testing

@testable import Scenario

/// The recorded input of hands while animations are slowed down.
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
    // For 0.3 s another tap could follow, which are 0.03 s of the stage.
    #expect(abs(time(.down, at: 1.6) - 2.77) < 1e-9)
    #expect(abs(delay.stamped(.looked(Look(), 1.7), pace: 0.1).time - 3.77) < 1e-9)
    #expect(abs(time(.up, at: 1.75, pace: 1) - 3.82) < 1e-9)
  }

  @Test mutating func `two taps are as far apart as for the hand, or too far for a double tap`() {
    #expect(time(.down, at: 0) == 0)
    #expect(time(.up, at: 0) == 0)
    #expect(abs(time(.down, at: 0.02) - 0.2) < 1e-9)
    let lift = time(.up, at: 0.03)
    #expect(abs(lift - 0.3) < 1e-9)
    #expect(time(.down, at: 0.08) - lift > 0.3)
  }

  @Test mutating func `two fingers on a touchpad take as long as for the hand`() {
    func time(_ phase: ScrollEvent.Phase, at time: TimeInterval) -> TimeInterval {
      let scroll = ScrollEvent(position: .zero, delta: .zero, phase: phase, time: time)
      return delay.stamped(.input(.scroll(scroll)), pace: 0.1).time
    }
    let times = [0, 0.01, 0.02].map { time(.changed, at: $0) }
    #expect(times[0] == 0 && abs(times[1] - 0.1) < 1e-9 && abs(times[2] - 0.2) < 1e-9)
    // After 0.15 s they count as lifted.
    #expect(abs(time(.step, at: 1.02) - 0.35 - 0.985) < 1e-9)
    #expect(abs(time(.step, at: 1.12) - 1.335 - 0.1) < 1e-9, "a wheel's notches are no gesture")
  }

  @Test mutating func `at normal speed nothing is changed`() {
    for (index, phase) in [PointerEvent.Phase.down, .moved, .up].enumerated() {
      #expect(time(phase, at: 0.1 * Double(index), pace: 1) == 0.1 * Double(index))
    }
  }
}
