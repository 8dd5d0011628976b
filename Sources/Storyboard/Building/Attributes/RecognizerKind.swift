import Foundation
import NavigationKit

/// How an element of a kind becomes a gesture recogniser.
@MainActor
struct RecognizerKind {
  private let makeDefault: @MainActor () -> UIGestureRecognizer
  private let setOwn: @MainActor (UIGestureRecognizer, DocumentElement, SceneBuilder) -> Void

  private init<Recognizer: UIGestureRecognizer>(
    _ make: @escaping @MainActor () -> Recognizer, _ attributes: [Attribute<Recognizer>] = []
  ) {
    makeDefault = make
    setOwn = { recognizer, element, scene in
      guard let own = recognizer as? Recognizer else { return }
      for attribute in attributes { attribute.set(own, element, scene) }
    }
  }

  /// Makes a recogniser with its attributes; of the app's class if there is one.
  func make(_ element: DocumentElement, _ scene: SceneBuilder) -> UIGestureRecognizer {
    let type = scene.ownClass(of: element) as? any NSObjectProtocol.Type
    let recognizer = type?.instance() as? UIGestureRecognizer ?? makeDefault()
    scene.reader.play(element)
    for attribute in Self.common { attribute.set(recognizer, element, scene) }
    setOwn(recognizer, element, scene)
    return recognizer
  }

  /// The kind of an element; nil for one that is not known.
  static func of(_ element: DocumentElement) -> RecognizerKind? { all[element.tag] }

  private static let common: [Attribute<UIGestureRecognizer>] = [
    .bool("enabled", \.isEnabled),
    .bool("cancelsTouchesInView", \.cancelsTouchesInView),
    .bool("delaysTouchesBegan", \.delaysTouchesBegan),
    .bool("delaysTouchesEnded", \.delaysTouchesEnded),
  ]

  private static let all: [String: RecognizerKind] = [
    "tapGestureRecognizer": RecognizerKind({ UITapGestureRecognizer() }, taps),
    "swipeGestureRecognizer": RecognizerKind({ UISwipeGestureRecognizer() }, swipes),
    // Xcode writes it like this.
    "pongPressGestureRecognizer": RecognizerKind({ UILongPressGestureRecognizer() }, presses),
    "panGestureRecognizer": RecognizerKind({ UIPanGestureRecognizer() }, pans),
    "screenEdgePanGestureRecognizer": RecognizerKind(
      { UIScreenEdgePanGestureRecognizer() },
      [
        .other { pan, element, scene in
          if let edges = scene.reader.flags("edges", of: element) {
            pan.edges = UIRectEdge(named: edges)
          }
        }
      ]),
    "pinchGestureRecognizer": RecognizerKind({ UIPinchGestureRecognizer() }),
    "rotationGestureRecognizer": RecognizerKind({ UIRotationGestureRecognizer() }),
  ]

  private static let taps: [Attribute<UITapGestureRecognizer>] = [
    .count("numberOfTapsRequired", \.numberOfTapsRequired),
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
  ]

  private static let swipes: [Attribute<UISwipeGestureRecognizer>] = [
    .choice(
      "direction", \.direction, ["left": .left, "right": .right, "up": .up, "down": .down]),
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
  ]

  private static let presses: [Attribute<UILongPressGestureRecognizer>] = [
    .number("minimumPressDuration", \.minimumPressDuration),
    .number("allowableMovement", \.allowableMovement),
    .int("numberOfTapsRequired", \.numberOfTapsRequired),
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
  ]

  private static let pans: [Attribute<UIPanGestureRecognizer>] = [
    .count("minimumNumberOfTouches", \.minimumNumberOfTouches),
    .count("maximumNumberOfTouches", \.maximumNumberOfTouches),
  ]
}

extension SceneBuilder {
  /// Makes a gesture recogniser, to be attached by its outlets.
  func makeRecognizer(_ element: DocumentElement) -> UIGestureRecognizer? {
    guard let kind = RecognizerKind.of(element) else {
      reader.note("<\(element.tag)> is not played, so it is left out", at: element)
      return nil
    }
    let recognizer = kind.make(element, self)
    register(recognizer, element)
    return recognizer
  }
}

extension Attribute {
  /// A whole number from 1.
  fileprivate static func count(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Int>
  ) -> Attribute {
    .other { target, element, scene in
      if let value = scene.reader.int(name, of: element), value > 0 {
        target[keyPath: path] = value
      }
    }
  }
}
