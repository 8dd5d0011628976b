import Goldens
import Foundation
import Input
import NavigationKit
import Scenario
import Testing

/// A gesture and its recording lead to the same result.
struct ReplayTests {
  enum Gesture: String, CaseIterable {
    case fling, slowScroll, swipeThatPops, swipeThatStays, longPress, tap, wheel

    /// The number of pages at the end; there are two at first.
    var depth: Int {
      switch self {
      case .fling, .slowScroll, .swipeThatStays, .wheel: 2
      case .swipeThatPops: 1
      case .longPress, .tap: 3
      }
    }

    var scrolls: Bool { [.fling, .slowScroll, .wheel].contains(self) }
  }

  @Test(arguments: Gesture.allCases, [0, 2] as [CGFloat])
  func `the end of a replay is the end of what was done`(gesture: Gesture, tolerance: CGFloat) {
    let events = Self.events(of: gesture)
    let (original, replayed) = (Self.stage(), Self.stage())
    var recording = Recording(size: CGSize(width: 320, height: 480))
    for event in events {
      original.stage.advance(by: max(0, event.time - original.stage.now))
      recording.events.append(.input(event, elements: original.stage.elements()))
      original.stage.send(event)
    }
    original.stage.settle()
    #expect(original.navigation.viewControllers.count == gesture.depth)
    #expect((original.offset > 40) == gesture.scrolls)
    let player = StepPlayer(stage: replayed.stage)
    player.play(recording.steps(tolerance: tolerance))
    replayed.stage.settle()
    #expect(replayed.navigation.viewControllers.count == original.navigation.viewControllers.count)
    #expect(abs(replayed.offset - original.offset) < (tolerance == 0 ? 0.001 : Self.scrollSlack))
    if tolerance == 0 || original.offset == 0 {
      #expect(replayed.stage.displayList() == original.stage.displayList())
    }
    if tolerance == 0 { Self.expectSame(player.events, events) }
  }

  /// The largest difference of a fling's end in points if not all samples are repeated.
  private static let scrollSlack: CGFloat = 8

  private static func expectSame(_ events: [InputEvent], _ others: [InputEvent]) {
    #expect(events.count == others.count)
    for case (.pointer(let event), .pointer(let other)) in zip(events, others) {
      #expect(event.phase == other.phase)
      #expect(event.position == other.position)
      #expect(abs(event.time - other.time) < 1e-9)
    }
  }

  // MARK: Events

  private static func events(of gesture: Gesture) -> [InputEvent] {
    switch gesture {
    case .fling: path(from: 400, 0, to: -260, over: 0.15)
    case .slowScroll: path(from: 400, 0, to: -200, over: 1.5, rest: 0.4)
    case .swipeThatPops: path(from: 300, 200, to: 0, over: 0.4, x: 2)
    case .swipeThatStays: path(from: 300, 60, to: 0, over: 0.6, rest: 0.3, x: 2)
    case .longPress: path(from: 130, 0, to: 0, over: 0.01, rest: 1)
    case .tap: path(from: 130, 0, to: 0, over: 0.01)
    case .wheel:
      (1...4).map {
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 100, y: 200), delta: CGSize(width: 0, height: -40), phase: .step,
            time: 1 + Double($0) * 0.07))
      }
    }
  }

  /// A slightly unsteady finger with 60 samples per second, which rests before it is lifted.
  private static func path(
    from y: CGFloat, _ dx: CGFloat, to dy: CGFloat, over seconds: TimeInterval,
    rest: TimeInterval = 0, x: CGFloat = 100
  ) -> [InputEvent] {
    func event(_ phase: PointerEvent.Phase, _ share: CGFloat, _ time: TimeInterval) -> InputEvent {
      let wobble = phase == .moved ? sin(share * 40) * min(1, abs(dx + dy)) : 0
      let point = CGPoint(x: x + dx * share * share + wobble, y: y + dy * share * share - wobble)
      return .pointer(PointerEvent(id: 5, phase: phase, position: point, time: time))
    }
    let count = max(1, Int(seconds * 60))
    var events = [event(.down, 0, 1.0003)]
    for step in 1...count {
      let share = Double(step) / Double(count)
      events.append(event(.moved, CGFloat(share), 1.0003 + seconds * share))
    }
    guard case .pointer(let last) = events[count] else { return events }
    events.append(
      .pointer(
        PointerEvent(id: 5, phase: .up, position: last.position, time: last.time + rest + 0.004)))
    return events
  }

  // MARK: Place

  private struct Place {
    let stage: Stage
    let navigation: UINavigationController
    let list: LeadingList
    var offset: CGFloat { list.tableView.contentOffset.y - list.start }
  }

  /// A list on top of a page.
  private static func stage() -> Place {
    let stage = Stage(size: .smallPhone)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let list = LeadingList()
    navigation.pushViewController(list, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
    list.start = list.tableView.contentOffset.y
    return Place(stage: stage, navigation: navigation, list: list)
  }
}

/// A list whose rows lead to pages.
private final class LeadingList: UITableViewController {
  var start: CGFloat = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    80
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = "Page \(indexPath.row)"
    navigationController?.pushViewController(page, animated: true)
  }
}
