import Foundation
import Input
import NavigationKit

/// The fingers of a gesture, and the stacks of pages before it: what it takes to do it again.
struct RepeatedGesture {
  /// What the fingers did, at times since the first came down.
  private(set) var events: [PointerEvent] = []
  private let stacks: [(stack: UINavigationController, pages: [UIViewController])]
  private let start: TimeInterval
  private var down: Set<Int> = []

  /// Begins with the first finger on a stage.
  init(at time: TimeInterval, on stage: Stage) {
    start = time
    stacks = (stage.window.rootViewController.map(Self.stacks) ?? [])
      .map { ($0, $0.viewControllers) }
  }

  private static func stacks(in controller: UIViewController) -> [UINavigationController] {
    let own = controller.children.first?.navigationController
    return [own].compactMap(\.self).filter { $0 === controller }
      + controller.children.flatMap(stacks)
  }

  /// Whether all fingers are up.
  var isOver: Bool { down.isEmpty }

  /// Adds what a finger did.
  mutating func note(_ event: PointerEvent) {
    var event = event
    event.time -= start
    events.append(event)
    switch event.phase {
    case .down: down.insert(event.id)
    case .up, .cancelled: down.remove(event.id)
    case .moved: break
    }
  }

  /// Brings the stacks back to where they were.
  func goBack() {
    for (stack, pages) in stacks where stack.viewControllers != pages {
      stack.setViewControllers(pages, animated: false)
    }
  }
}

/// Where the repetition of a gesture is.
nonisolated enum Repetition: Hashable {
  /// It begins again at a time.
  case resting(until: TimeInterval)
  /// It began at a time, and its next event is that of an index.
  case moving(since: TimeInterval, next: Int)
  /// Its fingers are up, and things still move.
  case settling

  /// How long it rests between two times, in seconds: enough to see where it ended.
  static let rest: TimeInterval = 0.7
}
