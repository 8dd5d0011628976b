import Drawing
import Foundation
import Input

/// Makes a finger of the mouse, or two to pinch and to turn, as the Simulator does with its Option key.
nonisolated struct MousePair: Hashable, Sendable {
  /// The effect of held keys on the mouse.
  enum Hold: Hashable, Sendable {
    /// One finger.
    case nothing
    /// Two fingers, opposite each other across a middle.
    case opposite
    /// Two fingers that keep their distance, which moves the middle between them.
    case parallel
  }

  /// Where two fingers are, in points.
  struct Place: Hashable, Sendable {
    var first: CGPoint
    var middle: CGPoint

    var second: CGPoint { CGPoint(x: 2 * middle.x - first.x, y: 2 * middle.y - first.y) }

    /// The place after the mouse has moved: both stay on a screen of a size, as far as the mouse may
    /// be beyond it, and about their middle.
    func moved(to mouse: CGPoint, _ hold: Hold, on size: CGSize) -> Place {
      let across = Self.moved((first.x, middle.x), to: mouse.x, hold, on: size.width)
      let down = Self.moved((first.y, middle.y), to: mouse.y, hold, on: size.height)
      return Place(
        first: CGPoint(x: across.first, y: down.first),
        middle: CGPoint(x: across.middle, y: down.middle))
    }

    /// The same along one axis, on a screen of a length.
    private static func moved(
      _ place: (first: CGFloat, middle: CGFloat), to mouse: CGFloat, _ hold: Hold,
      on length: CGFloat
    ) -> (first: CGFloat, middle: CGFloat) {
      // A finger on the far edge is beside the screen.
      let end = length - 1
      guard hold == .parallel else {
        let reach = min(place.middle, end - place.middle)
        return (
          min(max(mouse, place.middle - reach), place.middle + reach), place.middle
        )
      }
      let reach = abs(place.first - place.middle)
      let middle = min(
        max(place.middle + mouse - place.first, reach), max(reach, end - reach))
      return (place.first + middle - place.middle, middle)
    }
  }

  private enum State: Hashable, Sendable {
    /// No finger is down, and none is shown.
    case free
    /// One is down, whatever is held by now.
    case one
    /// Two would go down here.
    case shown(Place)
    /// Two are down, whatever is held by now.
    case down(Place)
  }

  /// The second finger's id, which no finger of a touch screen has.
  static let secondID = 1

  private var state = State.free

  /// Where the two fingers are; nil while the mouse is one finger.
  var place: Place? {
    switch state {
    case .free, .one: nil
    case .shown(let place), .down(let place): place
    }
  }

  /// Follows the mouse, or a key that was pressed or released, on a screen of a size.
  mutating func follow(_ mouse: CGPoint, _ hold: Hold, on size: CGSize) {
    let screen = CGRect(origin: .zero, size: size)
    let start = Place(first: mouse, middle: CGPoint(x: screen.midX, y: screen.midY))
    switch state {
    case .one: break
    case .down(let place): state = .down(place.moved(to: mouse, hold, on: size))
    case .free, .shown:
      let isPair = hold != .nothing && screen.contains(mouse)
      state = isPair ? .shown((place ?? start).moved(to: mouse, hold, on: size)) : .free
    }
  }

  /// The fingers' events for an event of the mouse's button.
  mutating func fingers(
    of event: PointerEvent, _ hold: Hold, on size: CGSize
  ) -> [PointerEvent] {
    if event.phase == .down {
      // The release of the press before may not have come.
      lift()
      follow(event.position, hold, on: size)
      state = place.map(State.down) ?? .one
    }
    follow(event.position, hold, on: size)
    defer {
      if event.phase == .up || event.phase == .cancelled {
        lift()
        follow(event.position, hold, on: size)
      }
    }
    guard case .down(let place) = state else {
      return [finger(event.id, at: event.position, event)]
    }
    return [
      finger(event.id, at: place.first, event), finger(Self.secondID, at: place.second, event),
    ]
  }

  /// Cancels the fingers, as the release of the mouse's button may not come.
  mutating func cancel() { state = .free }

  private mutating func lift() { state = place.map(State.shown) ?? .free }

  /// The frame with a dot on each of the two fingers.
  func drawn(over list: DisplayList) -> DisplayList {
    place.map { TouchDots.drawn(at: [$0.first, $0.second], over: list) } ?? list
  }

  private func finger(_ id: Int, at position: CGPoint, _ event: PointerEvent) -> PointerEvent {
    PointerEvent(id: id, phase: event.phase, position: position, time: event.time)
  }
}
