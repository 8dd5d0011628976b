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

  private nonisolated static let place = CGPoint(x: 100, y: 100)
  private nonisolated static let larger = CGPoint(x: 50, y: -50)
  private nonisolated static let clamped = CGPoint(x: 50, y: 30)
  private nonisolated static let other = CGPoint(x: 7, y: 9)
  private nonisolated static let growth = CGPoint(x: -50, y: -150)

  @Test(
    arguments: [
      (.home(place), .observed(place), .home(place)),
      (.home(place), .observed(other), .free(other)),
      (.home(place), .resized(moving: growth), .home(larger)),
      (.home(larger), .put(larger), .home(larger)),
      (.home(larger), .put(clamped), .held(at: clamped, off: .home(larger))),
      (.free(place), .observed(place), .free(place)),
      (.free(place), .observed(other), .free(other)),
      (.free(place), .resized(moving: growth), .free(larger)),
      (.free(larger), .put(larger), .free(larger)),
      (.free(larger), .put(clamped), .held(at: clamped, off: .free(larger))),
      (held, .observed(clamped), held),
      (held, .observed(other), .free(other)),
      (held, .resized(moving: CGPoint(x: 50, y: 150)), .home(place)),
      (held, .put(clamped), held),
      (held, .put(larger), .home(larger)),
    ] as [(WindowPlace, WindowPlace.Event, WindowPlace)])
  func `where a window is after what happened to it`(
    before: WindowPlace, event: WindowPlace.Event, after: WindowPlace
  ) {
    #expect(before.after(event) == after)
  }

  private nonisolated static let held = WindowPlace.held(at: clamped, off: .home(larger))

  @Test func `a window that had no room is back where it was once it has`() {
    let held = WindowPlace.home(Self.place)
      .after(.observed(Self.place)).after(.resized(moving: Self.growth)).after(.put(Self.clamped))
    #expect(held.corner == Self.clamped)
    #expect(!held.after(.observed(Self.clamped)).isFree, "that was not the user")
    let back = held.after(.observed(Self.clamped)).after(.resized(moving: CGPoint(x: 50, y: 150)))
    #expect(back == .home(Self.place))
  }

  @Test func `what the user has moved stays there`() {
    let moved = WindowPlace.home(.zero).after(.observed(Self.other))
    #expect(moved.isFree && moved.corner == Self.other)
    let next = moved.after(.resized(moving: .zero)).after(.put(Self.other))
    #expect(next.after(.observed(Self.other)).isFree && next.corner == Self.other)
    #expect(next.after(.put(Self.clamped)).isFree, "also where it has no room")
  }
}
