import Drawing
import Foundation
import Input
import Testing

@testable import SDLShell

@Suite struct TouchDotsTests {
  private let empty = DisplayList(size: CGSize(width: 100, height: 100))

  private func pointer(_ phase: PointerEvent.Phase, id: Int = 0, x: CGFloat = 50) -> InputEvent {
    .pointer(PointerEvent(id: id, phase: phase, position: CGPoint(x: x, y: 60), time: 0))
  }

  @Test func `a dot lies under each finger and leaves with it`() {
    var dots = TouchDots()
    dots.update(pointer(.down))
    dots.update(pointer(.down, id: 1, x: 20))
    dots.update(pointer(.moved, x: 30))
    let frames = dots.drawn(over: empty).commands.map { command -> CGRect in
      guard case .fill(let fill) = command else { return .zero }
      return fill.frame
    }
    #expect(frames.map(\.midX) == [30, 20])
    dots.update(pointer(.up))
    dots.update(pointer(.cancelled, id: 1))
    #expect(dots.drawn(over: empty) == empty)
  }

  @Test func `what a finger does after it was cancelled is not heard of`() {
    var dots = TouchDots()
    func isHeard(_ event: InputEvent) -> Bool { dots.update(event) }
    #expect(isHeard(pointer(.down)))
    for event in dots.cancelled(at: 1) { #expect(isHeard(event)) }
    #expect(!isHeard(pointer(.moved)) && !isHeard(pointer(.up)))
    #expect(dots.cancelled(at: 2).isEmpty)
    #expect(isHeard(pointer(.down)), "until it is down again")
    #expect(isHeard(.text(TextEvent(text: "a", time: 2))), "other input always is")
  }
}
