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
    switch step.action {
    case .tap, .press:
      guard let point else { return nil }
      self.init(tapping: point, on: elements, redacts: redacts)
    case .secondaryClick:
      guard let point else { return nil }
      self.init(tapping: point, on: elements, verb: "right-click", redacts: redacts)
    case .doubleTap:
      guard let point else { return nil }
      self.init(tapping: point, on: elements, verb: "double tap", redacts: redacts)
    case .longPress:
      guard let point else { return nil }
      self.init(tapping: point, on: elements, verb: "press long", redacts: redacts)
    case .enter(_, let text): self.init(words: redacts ? "type a text" : "type “\(text)”")
    case .clear: self.init(words: "empty the field")
    case .pinch(_, let scale, _): self.init(words: scale < 1 ? "pinch" : "spread two fingers")
    case .turn: self.init(words: "turn two fingers")
    case .scroll, .scrollTo: self.init(words: "scroll")
    case .waitFor: self.init(words: "wait", isWaiting: true)
    case .openURL(let link): self.init(words: redacts ? "open a link" : "open \(link)")
    case .drag(_, let end, _):
      self.init(words: Self.swipe(from: point ?? end, to: end))
    case .fling(_, let velocity):
      let start = point ?? .zero
      self.init(
        words: Self.swipe(
          from: start, to: CGPoint(x: start.x + velocity.x, y: start.y + velocity.y)))
    case .wheel: self.init(words: "scroll")
    case .segue(let name): self.init(words: "segue “\(name)”")
    case .scene(let name): self.init(words: "go to the scene “\(name)”")
    case .key: self.init(words: "press \(step.yaml.dropFirst("key: ".count))")
    case .type(let text): self.init(words: redacts ? "type a text" : "type “\(text)”")
    case .rotate: self.init(words: "turn the device")
    case .resize: self.init(words: "resize the screen")
    case .restart: self.init(words: "start the app again")
    case .look(let look): self.init(words: "switch to \(look.name)")
    case .wait(let time): self.init(words: "wait \(Self.seconds(time))", isWaiting: true)
    // Of a condition and a loop, the steps inside are told.
    case .branch, .loop, .move, .moveFingers, .release, .cancel, .settle, .capture, .film, .audit,
      .expect:
      return nil
    }
  }

  /// A tap at a point, which means the frontmost element there.
  init(
    tapping point: CGPoint, on elements: [StageElement], verb: String = "tap",
    redacts: Bool = false
  ) {
    let element = elements.first { $0.frame.contains(point) }
    let side = Self.fingerSide
    spot =
      element?.frame
      ?? CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    let name = element.map {
      redacts || $0.label.isEmpty ? $0.role.name : "“\($0.label)”"
    }
    words = "\(verb) \(name ?? "here")"
  }

  /// The side of what a finger covers, in points: the least that iOS asks for.
  private static let fingerSide: CGFloat = 44

  private static func seconds(_ time: TimeInterval) -> String {
    time == time.rounded() ? "\(Int(time)) s" : "\(time) s"
  }

  /// What a finger that moves does, in words.
  static func swipe(from start: CGPoint, to end: CGPoint) -> String {
    let (x, y) = (end.x - start.x, end.y - start.y)
    if abs(x) >= abs(y) {
      return start.x <= edge && x > 0 ? "swipe back" : "swipe \(x < 0 ? "left" : "right")"
    }
    return "swipe \(y < 0 ? "up" : "down")"
  }

  /// How far from the edge a swipe back begins at most, in points.
  private static let edge: CGFloat = 20
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
