import Foundation
import Testing

@testable import NavigationKit

/// The time that only moves when told.
struct VirtualClockTests {
  private func run(_ clock: VirtualClock, to target: TimeInterval) {
    while clock.runNext(by: target) {}
    clock.move(to: target)
  }

  @Test func `tasks run when due, then in the order they were made, each at its own time`() {
    let clock = VirtualClock()
    var heard: [String] = []
    clock.schedule(after: 0.2) { heard.append("b at \(clock.now)") }
    clock.schedule(after: 0.1) { heard.append("a at \(clock.now)") }
    clock.schedule(after: 0.2) { heard.append("c at \(clock.now)") }
    clock.schedule(after: 0.4) { heard.append("later") }
    run(clock, to: 0.3)
    #expect(heard == ["a at 0.1", "b at 0.2", "c at 0.2"])
    #expect(clock.now == 0.3)
    #expect(clock.nextDue == 0.4)
  }

  @Test func `a task made by a task runs in the same move if it is due`() {
    let clock = VirtualClock()
    var heard: [TimeInterval] = []
    clock.schedule(after: 0.1) {
      clock.schedule(after: 0.1) { heard.append(clock.now) }
    }
    run(clock, to: 1)
    #expect(heard == [0.2])
  }

  @Test func `a task that was called off does not run`() {
    let clock = VirtualClock()
    var ran = false
    let token = clock.schedule(after: 0.1) { ran = true }
    clock.cancel(token)
    run(clock, to: 1)
    #expect(!ran)
    #expect(clock.nextDue == nil)
  }
}
