import Foundation
import NavigationKit
import Scenario

extension FlowAction {
  /// What a step of a scenario does; nil for one that only looks.
  ///
  /// - Parameters:
  ///   - elements: What is on screen, front to back.
  ///   - point: Where its finger goes down.
  ///   - redacts: Whether texts are left out.
  init?(
    _ step: ScenarioStep, on elements: [StageElement], at point: CGPoint?, redacts: Bool = false
  ) {
    if let verb = Self.verb(of: step) {
      guard let point else { return nil }
      self.init(tapping: point, on: elements, verb: verb, redacts: redacts)
      return
    }
    guard let words = Self.words(of: step, from: point, redacts: redacts) else { return nil }
    self.init(words: words)
    switch step.action {
    case .enter, .clear:
      spot = point.map { Self.spot(at: $0, of: elements.first(at: $0)) }
    case .wait, .waitFor: isWaiting = true
    default: break
    }
  }

  /// What a finger does that goes down and up in one place; nil for other steps.
  private static func verb(of step: ScenarioStep) -> String? {
    switch step.action {
    case .tap, .press: "tap"
    case .secondaryClick: "right-click"
    case .doubleTap: "double-tap"
    case .longPress: "hold"
    default: nil
    }
  }

  /// A step that is no tap, in words; nil for one that only looks.
  private static func words(
    of step: ScenarioStep, from point: CGPoint?, redacts: Bool
  ) -> String? {
    switch step.action {
    case .enter(_, ""), .clear: "empty the field"
    case .enter(_, let text), .type(let text): redacts ? "type a text" : "type “\(text)”"
    case .pinch(_, let scale, _): scale < 1 ? "pinch" : "spread two fingers"
    case .turn: "turn two fingers"
    case .scroll, .scrollTo, .wheel: "scroll"
    case .openURL(let link): redacts ? "open a link" : "open \(link)"
    case .drag(_, let end, _): swipe(from: point ?? end, to: end)
    case .fling(_, let velocity): swipe(from: point ?? .zero, by: velocity)
    case .segue(let name): words(ofSegue: name, redacts: redacts)
    case .scene(let name): redacts ? "go to another scene" : "go to the scene “\(name)”"
    case .key: "press \(step.yaml.dropFirst("key: ".count))"
    case .rotate: "turn the device"
    case .resize: "resize the screen"
    case .restart: "start the app again"
    case .look(let look): "switch to \(look.name)"
    case .wait(let time): "wait \(seconds(time))"
    case .waitFor: "wait"
    // Of a condition and a loop, the steps inside are told.
    case .tap, .press, .secondaryClick, .doubleTap, .longPress, .branch, .loop, .move,
      .moveFingers, .release, .cancel, .settle, .capture, .film, .audit, .expect, .note:
      nil
    }
  }

  /// A segue that code takes, in words.
  static func words(ofSegue name: String, redacts: Bool) -> String {
    redacts ? "a segue" : "segue “\(name)”"
  }

  /// A tap at a point, which means the frontmost element there.
  init(
    tapping point: CGPoint, on elements: [StageElement], verb: String = "tap",
    redacts: Bool = false
  ) {
    let element = elements.first(at: point)
    spot = Self.spot(at: point, of: element)
    let name = element.map {
      redacts || $0.label.isEmpty ? $0.role.name : "“\($0.label)”"
    }
    words = "\(verb) \(name ?? "here")"
  }

  /// The frame of what is tapped; without an element, what a finger covers.
  private static func spot(at point: CGPoint, of element: StageElement?) -> CGRect {
    element?.frame
      ?? CGRect(
        x: point.x - fingerSide / 2, y: point.y - fingerSide / 2, width: fingerSide,
        height: fingerSide)
  }

  /// The side of what a finger covers, in points: the least that iOS asks for.
  private static let fingerSide: CGFloat = 44

  private static func seconds(_ time: TimeInterval) -> String {
    time == time.rounded() ? "\(Int(time)) s" : "\(time) s"
  }

  /// What a finger that moves does, in words.
  static func swipe(from start: CGPoint, to end: CGPoint) -> String {
    swipe(from: start, by: CGPoint(x: end.x - start.x, y: end.y - start.y))
  }

  private static func swipe(from start: CGPoint, by way: CGPoint) -> String {
    let (x, y) = (way.x, way.y)
    if abs(x) >= abs(y) {
      return start.x <= edge && x > 0 ? "swipe back" : "swipe \(x < 0 ? "left" : "right")"
    }
    return "swipe \(y < 0 ? "up" : "down")"
  }

  /// How far from the edge a swipe back begins at most, in points.
  private static let edge: CGFloat = 20
}

extension [StageElement] {
  /// The frontmost element at a point.
  fileprivate func first(at point: CGPoint) -> StageElement? {
    first { $0.frame.contains(point) }
  }
}

nonisolated extension StageElement.Role {
  /// What it is, for people, with an article.
  fileprivate var name: String {
    switch self {
    case .backButton: "the back button"
    case .barButton, .toolbarButton, .button, .key: "a button"
    case .tab: "a tab"
    case .segment: "a segment"
    case .cell: "a row"
    case .textField: "a field"
    case .searchField: "the search field"
    case .toggle: "a switch"
    case .slider: "a slider"
    case .stepper: "a stepper"
    case .image: "a picture"
    case .menuItem: "an entry"
    case .title, .largeTitle, .prompt, .text, .indexTitle, .picker, .progress, .pageControl: "here"
    }
  }
}
