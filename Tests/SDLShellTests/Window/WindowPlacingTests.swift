import Foundation
import Testing

@testable import SDLShell

/// Where windows are put on the desktop.
struct WindowPlacingTests {
  private static let room = CGRect(x: 0, y: 30, width: 1600, height: 1170)

  @Test(
    arguments: [
      (CGRect(x: 100, y: 100, width: 400, height: 900), CGPoint(x: 100, y: 100)),
      (CGRect(x: 500, y: -40, width: 400, height: 900), CGPoint(x: 500, y: 30)),
      (CGRect(x: 1500, y: 1100, width: 400, height: 900), CGPoint(x: 1200, y: 300)),
      (CGRect(x: -900, y: 0, width: 2000, height: 2000), CGPoint(x: 0, y: 30)),
    ])
  func `a window is moved into its room, never above it`(place: CGRect, corner: CGPoint) {
    #expect(place.moved(into: Self.room).origin == corner)
  }

  @Test func `the room is that of the display that has most of it, else the nearest`() {
    let other = CGRect(x: 1600, y: 0, width: 1000, height: 800)
    let place = CGRect(x: 1500, y: 50, width: 400, height: 600)
    #expect(place.mainRoom(of: [Self.room, other]) == other)
    #expect(CGRect(x: 9000, y: 0, width: 1, height: 1).mainRoom(of: [Self.room, other]) == other)
    #expect(place.mainRoom(of: []) == nil)
  }

  @Test func `the border counts at all sides`() {
    let border = WindowBorder(start: CGPoint(x: 1, y: 20), end: CGPoint(x: 1, y: 5))
    #expect(
      border.around(CGRect(x: 11, y: 40, width: 100, height: 200))
        == CGRect(x: 10, y: 20, width: 102, height: 225))
  }

  @Test func `a window that had no room is back where it was once it has`() {
    let start = CGPoint(x: 100, y: 100)
    var placing = WindowPlacing(at: start)
    let larger = placing.next(from: start, moving: CGPoint(x: -50, y: -150))
    #expect(larger == CGPoint(x: 50, y: -50))
    let clamped = CGPoint(x: 50, y: 30)
    placing.put(at: clamped, from: start)
    #expect(placing.moved(clamped) == nil, "that was not the user")
    let back = placing.next(from: clamped, moving: CGPoint(x: 50, y: 150))
    #expect(back == start)
  }

  @Test func `what the user has moved stays there`() {
    var placing = WindowPlacing(at: .zero)
    let moved = CGPoint(x: 7, y: 9)
    #expect(placing.moved(moved) == moved)
    let next = placing.next(from: moved, moving: .zero)
    #expect(next == moved)
    placing.put(at: moved, from: moved)
    #expect(placing.moved(moved) == moved)
  }
}
