import Foundation
import Testing

@testable import SDLShell

/// When a window's place is saved.
struct WindowKeepingTests {
  /// The parts to save at a time, in words.
  private func due(_ keeping: inout WindowKeeping, at time: TimeInterval) -> [String] {
    let due = keeping.takeDue(at: time)
    return (due.window ? ["window"] : []) + (due.app ? ["app"] : [])
  }

  @Test func `a drag is written once, a while after its end`() {
    var keeping = WindowKeeping(zoom: .fit)
    for step in 0..<10 { keeping.recordMove(at: Double(step) / 10) }
    let before = due(&keeping, at: 1.3)
    let rest = keeping.rest(at: 1.3)
    let (after, later) = (due(&keeping, at: 1.5), due(&keeping, at: 9))
    #expect(before.isEmpty && abs(rest - 0.1) < 1e-9)
    #expect(after == ["window"] && later.isEmpty)
    let end = keeping.rest(at: 9)
    #expect(end == .infinity)
  }

  @Test func `an app is kept once its input rests`() {
    var keeping = WindowKeeping(zoom: .fit)
    keeping.recordInput(at: 2)
    let (before, after) = (due(&keeping, at: 2.5), due(&keeping, at: 3))
    #expect(before.isEmpty && after == ["app"])
  }
}
