import Foundation
import Testing

@testable import NavigationKit

/// The virtual clock.
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

  @Test func `many tasks run in order, whatever order they were made and called off in`() {
    let clock = VirtualClock()
    var heard: [Int] = []
    // 7919 is coprime to 1000: every delay occurs once, in irregular order.
    let tokens = (0..<1000).map { index in
      let delay = index * 7919 % 1000
      return (delay, clock.schedule(after: Double(delay)) { heard.append(delay) })
    }
    for (delay, token) in tokens where delay % 3 != 0 { clock.cancel(token) }
    #expect(clock.nextDue == 0)
    run(clock, to: 400)
    for (delay, token) in tokens where delay < 700 { clock.cancel(token) }
    #expect(clock.nextDue == 702)
    run(clock, to: 1000)
    let expected = (0..<1000).filter { $0 % 3 == 0 && ($0 <= 400 || $0 >= 700) }
    #expect(heard == expected)
    #expect(clock.nextDue == nil && !clock.hasMotion)
  }

  @Test func `something moves as long as one task says so`() {
    let clock = VirtualClock()
    let first = clock.schedule(after: 1, kind: .motion) {}
    clock.schedule(after: 2, kind: .motion) {}
    clock.cancel(first)
    clock.cancel(first)
    #expect(clock.hasMotion)
    run(clock, to: 2)
    #expect(!clock.hasMotion)
  }

  @Test func `what a task calls off at its own time does not run`() {
    let clock = VirtualClock()
    var heard: [String] = []
    var second: VirtualClock.Token?
    clock.schedule(after: 1) {
      heard.append("first")
      clock.cancel(second)
    }
    second = clock.schedule(after: 1) { heard.append("second") }
    run(clock, to: 2)
    #expect(heard == ["first"])
  }
}
