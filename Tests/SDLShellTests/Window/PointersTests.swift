import Drawing
import Foundation
import Input
import Testing

@testable import SDLShell

/// The fingers on a screen of 100×200 points, with no key held.
@MainActor struct PointersTests {
  private let size = CGSize(width: 100, height: 200)

  private func mouse(_ phase: PointerEvent.Phase, x: CGFloat) -> InputEvent {
    .pointer(
      PointerEvent(id: 0, phase: phase, position: CGPoint(x: x, y: 60), time: 1, kind: .mouse))
  }

  private func fingers(_ events: [InputEvent]) -> [CGPoint] {
    events.map { event in
      guard case .pointer(let pointer) = event else { return .zero }
      return pointer.position
    }
  }

  @Test func `the mouse is one finger, or two opposite each other`() {
    var pointers = Pointers(showsTouches: false)
    #expect(fingers(pointers.events(of: mouse(.down, x: 30), on: size)) == [CGPoint(x: 30, y: 60)])
    _ = pointers.events(of: mouse(.up, x: 30), on: size)
    pointers.isPair = true
    let pair = fingers(pointers.events(of: mouse(.down, x: 30), on: size))
    #expect(pair == [CGPoint(x: 30, y: 60), CGPoint(x: 70, y: 140)])
  }

  @Test func `a finger that was cancelled is heard of once more, and no longer`() {
    var pointers = Pointers(showsTouches: false)
    _ = pointers.events(of: mouse(.down, x: 30), on: size)
    let cancelled = pointers.cancel(at: 2)
    guard case .pointer(let pointer)? = cancelled.first else {
      Issue.record("nothing was cancelled")
      return
    }
    #expect(cancelled.count == 1 && pointer.phase == .cancelled && pointer.time == 2)
    #expect(pointers.events(of: mouse(.up, x: 30), on: size).isEmpty)
  }

  @Test func `what the mouse would touch as two fingers is in the window, and in no film`() {
    let frame = DisplayList(size: size)
    var pointers = Pointers(showsTouches: false)
    pointers.isPair = true
    let isOther = pointers.follow(CGPoint(x: 30, y: 60), isCovered: false, on: size)
    #expect(isOther && pointers.drawn(over: frame).commands.count == 2)
    #expect(pointers.filmed(over: frame) == frame)
    let isGone = pointers.follow(CGPoint(x: 30, y: 60), isCovered: true, on: size)
    #expect(isGone && pointers.drawn(over: frame) == frame, "under a menu there are none")
  }
}
