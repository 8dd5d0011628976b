import Foundation
import NavigationKit

extension ScenarioRunner {
  /// Scrolls the list around a target by a distance, or to an end.
  func scroll(
    _ area: ScenarioStep.Target, _ way: ScenarioStep.ScrollWay, _ place: SourcePosition
  ) throws {
    try waitForRest()
    switch way {
    case .to(let end):
      let direction = end.direction
      let view = try list(around: area, along: direction, place)
      var drags = 0
      while try drag(view, direction, by: .infinity) > 0 {
        drags += 1
        guard drags < Self.mostDrags else {
          throw ScenarioFailure(place: place, reason: .endlessList(end, drags: drags))
        }
      }
    case .by(let distance):
      let directions: [(ScenarioStep.ScrollDirection, CGFloat)] = [
        (distance.height < 0 ? .up : .down, abs(distance.height)),
        (distance.width < 0 ? .left : .right, abs(distance.width)),
      ]
      var moved = CGSize.zero
      for (direction, length) in directions where length > 0 {
        let view = try list(around: area, along: direction, place)
        let done = try scroll(view, direction, by: length)
        moved.width += direction.change(done).width
        moved.height += direction.change(done).height
      }
      guard abs(moved.width - distance.width) < ScrollState.slack,
        abs(moved.height - distance.height) < ScrollState.slack
      else {
        throw ScenarioFailure(
          place: place, reason: .scrolledElsewhere(moved, expected: distance))
      }
    }
    // Indicators fade.
    try passWhatIsDue()
  }

  /// The most drags to an end: 150 screens, 2000 rows on a phone, in a minute and a half of virtual time.
  private static let mostDrags = 200

  /// Scrolls by a distance, by as many drags as that takes; returns how far it went.
  func scroll(
    _ view: UIScrollView, _ direction: ScenarioStep.ScrollDirection, by length: CGFloat
  ) throws -> CGFloat {
    var done: CGFloat = 0
    while length - done > ScrollState.slack {
      let moved = try drag(view, direction, by: length - done)
      guard moved > 0 else { break }
      done += moved
    }
    return done
  }

  // MARK: One drag

  /// Drags the content by a distance, or as far as one drag goes, and lets it come to rest; returns
  /// how far it moved, 0 at its end.
  ///
  /// Content that is at its end is pulled a little all the same, as a title or a sheet may grow first.
  func drag(
    _ view: UIScrollView, _ direction: ScenarioStep.ScrollDirection, by wanted: CGFloat
  ) throws -> CGFloat {
    let before = ScrollState(of: view, on: stage.screen.bounds)
    let rest = before.rest(towards: direction)
    let longest = before.length(along: direction) * ScrollFinger.share
    let distance = min(wanted, longest, rest > ScrollState.slack ? rest : Self.pull)
    let finger = ScrollFinger(direction: direction, region: before.region)
    guard let start = finger.starts.first(where: { scrolls($0, view, direction) }) else { return 0 }
    try press(start, finger: 0)
    try pull(view, from: start, direction, by: distance)
    try pass(to: stage.now + ScrollFinger.restTime)
    try release(finger: 0)
    try waitForRest()
    let after = ScrollState(of: view, on: stage.screen.bounds)
    let moved = before.moved(to: after, direction)
    return moved > ScrollState.slack ? moved : 0
  }

  /// How far content at its end is pulled, in points: enough for a large title, too little to refresh.
  private static let pull: CGFloat = 60

  /// Moves the finger until the content has moved by the distance.
  private func pull(
    _ view: UIScrollView, from start: CGPoint, _ direction: ScenarioStep.ScrollDirection,
    by distance: CGFloat
  ) throws {
    let offset = view.contentOffset
    var point = ScrollFinger.end(from: start, pulling: direction.change(ScrollFinger.start))
    try slide(from: start, to: point, over: ScrollFinger.startTime)
    for time in [ScrollFinger.time, 0, 0] {
      let moved = CGSize(
        width: view.contentOffset.x - offset.x, height: view.contentOffset.y - offset.y)
      let wanted = direction.change(distance)
      let missing = CGSize(width: wanted.width - moved.width, height: wanted.height - moved.height)
      guard abs(missing.along(direction)) > Self.finest else { return }
      let end = ScrollFinger.end(from: point, pulling: direction.axis(of: missing))
      try slide(from: point, to: end, over: time)
      point = end
    }
  }

  func slide(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) throws {
    try move(over: duration) { [0: $0 == 1 ? end : start.towards(end, $0)] }
  }

  /// What a finger does not correct, in points.
  private static let finest: CGFloat = 0.001

  /// Whether a finger that goes down at a point scrolls the view, and nothing in it.
  private func scrolls(
    _ point: CGPoint, _ view: UIScrollView, _ direction: ScenarioStep.ScrollDirection
  ) -> Bool {
    guard stage.screen.bounds.contains(point), let hit = stage.hitTest(point),
      hit.isDescendant(of: view)
    else { return false }
    let inner = sequence(first: hit, next: \.superview).prefix { $0 !== view }
    return !inner.contains { part in
      if let list = part as? UIScrollView {
        return ScrollState(of: list, on: stage.screen.bounds).scrolls(along: direction)
      }
      return part is UIControl && !(part is UIButton)
    }
  }

  /// Lets time pass until nothing moves, or for as long as `settle` does.
  func waitForRest() throws {
    try advance(to: stage.now)
    let deadline = stage.now + Self.patience
    while stage.isMoving, stage.now < deadline {
      try pass(to: min(stage.nextDue ?? deadline, deadline))
    }
  }
}

nonisolated extension ScrollState {
  /// How far the content moved in a direction, on the screen or with its view.
  fileprivate func moved(
    to after: ScrollState, _ direction: ScenarioStep.ScrollDirection
  ) -> CGFloat {
    let change = CGSize(width: after.offset.x - offset.x, height: after.offset.y - offset.y)
    let content = change.along(direction)
    return abs(content) > ScrollState.slack ? max(0, content) : region == after.region ? 0 : 1
  }
}

nonisolated extension CGSize {
  /// The length in a direction.
  fileprivate func along(_ direction: ScenarioStep.ScrollDirection) -> CGFloat {
    switch direction {
    case .down: height
    case .up: -height
    case .right: width
    case .left: -width
    }
  }
}

nonisolated extension ScenarioStep.ScrollDirection {
  /// The part of a distance along the direction's axis.
  fileprivate func axis(of distance: CGSize) -> CGSize {
    isVertical
      ? CGSize(width: 0, height: distance.height) : CGSize(width: distance.width, height: 0)
  }
}

nonisolated extension ScenarioStep.ScrollEnd {
  /// The direction that leads there.
  fileprivate var direction: ScenarioStep.ScrollDirection {
    switch self {
    case .top: .up
    case .bottom: .down
    case .left: .left
    case .right: .right
    }
  }
}
