import Foundation
import Input
import NavigationKit

/// The fingers of a gesture, and what the controllers showed before it, to do it again.
struct RepeatedGesture {
  /// The recorded movements of the fingers, at times since the first came down, in input time:
  /// where animations are slowed down meanwhile, the gesture is done again as fast as it was.
  private(set) var events: [PointerEvent] = []
  /// The closures that bring each controller back to what it showed, the outermost first.
  private let places: [() -> Void]
  private let stage: Stage
  private let start: TimeInterval
  private var down: Set<Int> = []

  /// Begins with the first finger on a stage.
  init(at time: TimeInterval, on stage: Stage) {
    self.stage = stage
    start = stage.inputTime(at: time)
    places = stage.window.rootViewController.map(Self.places) ?? []
  }

  private static func places(in controller: UIViewController) -> [() -> Void] {
    let presented = controller.presentedViewController
      .flatMap { $0.presentingViewController === controller ? $0 : nil }
    return [controller.pageReturnAction, presentation(of: presented, by: controller)].compactMap(
      \.self)
      + (controller.children + [presented].compactMap(\.self)).flatMap(places)
  }

  /// Presents again what was dismissed, or dismisses what was presented since.
  private static func presentation(
    of presented: UIViewController?, by controller: UIViewController
  ) -> () -> Void {
    let sheet = presented?.sheetPresentationController
    let detent = sheet?.selectedDetentIdentifier
    return {
      sheet?.selectedDetentIdentifier = detent
      let present = controller.presentedViewController
      if let presented {
        guard presented.presentingViewController !== controller else { return }
        controller.present(presented, animated: false)
      } else if present?.presentingViewController === controller {
        controller.dismiss(animated: false)
      }
    }
  }

  /// Whether all fingers are up.
  var isOver: Bool { down.isEmpty }

  /// Adds a finger's event.
  mutating func record(_ event: PointerEvent) {
    var event = event
    event.time = stage.inputTime(at: event.time) - start
    events.append(event)
    switch event.phase {
    case .down: down.insert(event.id)
    case .up, .cancelled: down.remove(event.id)
    case .moved: break
    }
  }

  /// Brings back what was shown.
  func goBack() { for place in places { place() } }
}

/// The state of a gesture's repetition; times are input time.
nonisolated enum Repetition: Hashable {
  /// It begins again at a time.
  case resting(until: TimeInterval)
  /// It began at a time, and its next event is that of an index.
  case moving(since: TimeInterval, next: Int)
  /// Its fingers are up, and things still move.
  case settling

  /// How long the gesture rests between two repetitions, in seconds: enough to see where it ended.
  static let rest: TimeInterval = 0.7
}
