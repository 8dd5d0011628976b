import Drawing
import Foundation
import Input
import Testing

@testable import SDLShell

/// A mouse that is two fingers while Alt is held.
struct MousePairTests {
  private let size = CGSize(width: 400, height: 800)
  private var pair = MousePair()

  private mutating func fingers(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ hold: MousePair.Hold = .opposite
  ) -> [CGPoint] {
    let event = PointerEvent(
      id: 0, phase: phase, position: CGPoint(x: x, y: y), time: 1, kind: .mouse)
    return pair.fingers(of: event, hold, on: size).map(\.position)
  }

  private mutating func follow(_ x: CGFloat, _ y: CGFloat, _ hold: MousePair.Hold) {
    pair.follow(CGPoint(x: x, y: y), hold, on: size)
  }

  @Test mutating func `the second finger is opposite the first across the middle`() {
    #expect(fingers(.down, 150, 300) == [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 500)])
    #expect(fingers(.moved, 100, 300) == [CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 500)])
    #expect(fingers(.up, 100, 300).count == 2)
  }

  @Test mutating func `with Shift both move side by side, before and while they are down`() {
    follow(150, 400, .opposite)
    follow(150, 200, .parallel)
    #expect(pair.place?.second == CGPoint(x: 250, y: 200))
    #expect(
      fingers(.down, 150, 200, .parallel) == [CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200)])
    #expect(fingers(.moved, 160, 250, .parallel).last == CGPoint(x: 260, y: 250))
    #expect(fingers(.moved, 150, 250).last == CGPoint(x: 270, y: 250), "and about that middle then")
  }

  @Test mutating func `both stay on the screen, wherever the mouse goes`() {
    follow(100, 400, .opposite)
    follow(300, 400, .parallel)
    // Their middle is at 400, beside which no second finger has room: it stops short of it.
    #expect(pair.place?.first == CGPoint(x: 199, y: 400))
    #expect(pair.place?.second == CGPoint(x: 399, y: 400))
    #expect(
      fingers(.down, 350, 790, .parallel) == [CGPoint(x: 199, y: 790), CGPoint(x: 399, y: 790)])
    #expect(fingers(.moved, 120, 600, .parallel).last == CGPoint(x: 320, y: 600))
    #expect(fingers(.moved, -50, 600) == [CGPoint(x: 41, y: 600), CGPoint(x: 399, y: 600)])
    #expect(fingers(.up, -50, 600, .opposite).count == 2)
  }

  @Test mutating func `keys that are pressed or released later change nothing of what is down`() {
    #expect(fingers(.down, 100, 100, .nothing).count == 1)
    #expect(fingers(.moved, 110, 100).count == 1 && pair.place == nil)
    #expect(fingers(.up, 110, 100).count == 1)
    follow(110, 100, .opposite)
    #expect(fingers(.down, 110, 100).count == 2)
    #expect(fingers(.moved, 120, 100, .nothing).count == 2)
    #expect(fingers(.up, 120, 100, .nothing).count == 2)
    #expect(pair.place == nil)
  }

  @Test mutating func `two are shown while Alt is held over the screen`() {
    let empty = DisplayList(size: size)
    follow(150, 300, .nothing)
    #expect(pair.drawn(over: empty) == empty)
    follow(150, 300, .opposite)
    #expect(pair.drawn(over: empty).commands.count == 2)
    follow(500, 300, .opposite)
    #expect(pair.place == nil, "beside it")
  }

  @Test mutating func `a button whose release was not heard of is pressed anew`() {
    #expect(fingers(.down, 150, 300).count == 2)
    #expect(fingers(.down, 150, 300, .nothing).count == 1)
    #expect(fingers(.down, 100, 300).count == 2)
  }

  @Test
  mutating func `two that were cancelled are shown no longer, and what the button does is one's`() {
    for hold in [MousePair.Hold.opposite, .nothing] {
      _ = fingers(.down, 150, 300, hold)
      pair.cancel()
      follow(150, 300, .nothing)
      #expect(pair.place == nil)
      #expect(fingers(.up, 150, 300, .nothing).count == 1)
      follow(150, 300, .opposite)
      #expect(pair.place != nil)
    }
  }

  @Test mutating func `the two are fingers, each with its own number`() {
    let event = PointerEvent(id: 0, phase: .down, position: .zero, time: 1, kind: .mouse)
    let both = pair.fingers(of: event, .opposite, on: size)
    #expect(both.map(\.kind) == [.touch, .touch] && Set(both.map(\.id)).count == 2)
    #expect(both.allSatisfy { $0.phase == .down && $0.time == 1 })
  }

  @Test func `alone the mouse is a finger`() {
    var pair = MousePair()
    let event = PointerEvent(id: 7, phase: .down, position: .zero, time: 1, kind: .mouse)
    let one = pair.fingers(of: event, .nothing, on: size)
    #expect(one.map(\.kind) == [.touch] && one.map(\.id) == [7])
  }
}
