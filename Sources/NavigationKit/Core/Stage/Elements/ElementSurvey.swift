import Drawing
import Foundation

/// Walks the views back to front, and collects elements and what covers them.
struct ElementSurvey {
  let now: TimeInterval
  let traits: UITraitCollection
  /// Who gets what is typed.
  private let firstResponder: UIResponder?

  /// An element with its view and the view's visible part.
  typealias Found = (element: StageElement, view: UIView, visible: CGRect)

  private enum Finding {
    /// The index of an element in `found`.
    case element(Int)
    case cover(CGRect)
  }

  /// The element that a view is a part of, by its indices in `found` and, where what is behind it
  /// ends, in `findings`.
  private struct Whole {
    let element, place: Int
  }

  private var found: [Found] = []
  private var findings: [Finding] = []

  /// Makes the survey of a stage's present look.
  init(of stage: Stage) {
    (now, traits, firstResponder) = (stage.now, stage.traits, stage.window.firstResponder)
  }

  /// The elements that nothing in front covers, front to back.
  var uncovered: [StageElement] { uncoveredFindings.map(\.element) }

  /// The elements that nothing in front covers, with their views and the visible parts of these.
  var uncoveredFindings: [Found] {
    var covers: [CGRect] = []
    var result: [Found] = []
    for finding in findings.reversed() {
      switch finding {
      case .cover(let rect): covers.append(rect)
      case .element(let index):
        let visible = found[index].visible
        if !covers.contains(where: { $0.contains(visible) }) { result.append(found[index]) }
      }
    }
    return result
  }

  /// Collects a window's elements.
  mutating func visit(_ window: UIWindow, on screen: CGRect) {
    visit(window, at: ViewPlacement(of: window, on: screen, at: now))
  }

  /// Collects a view and its subviews.
  ///
  /// - Parameter whole: The element that the view is a part of.
  private mutating func visit(_ view: UIView, at place: ViewPlacement, whole: Whole? = nil) {
    guard !view.isLeftOutOfElements(at: now) else { return }
    // How opaque it is now takes long to tell, and is asked last.
    if view.isOpaqueRectangle(in: traits), place.transform.keepsUpright, !place.visible.isEmpty,
      view.presentedAlpha(at: now) == 1
    {
      // A part of an element covers what is behind the element, not the element.
      findings.insert(.cover(place.visible), at: whole?.place ?? findings.count)
    }
    let element = collect(view, at: place, partOf: whole) ?? whole
    for subview in view.subviewsWithElements {
      visit(subview, at: ViewPlacement(of: subview, in: place, at: now), whole: element)
    }
    for element in view.listedElements { collect(element, of: view, at: place) }
  }

  /// Collects the view if it is an element, and returns it; of an element's parts only controls and
  /// wheels are collected, and a row has the texts in it.
  private mutating func collect(
    _ view: UIView, at place: ViewPlacement, partOf whole: Whole?
  ) -> Whole? {
    guard let role = view.shownElementRole, let text = view.accessibilityLabel ?? view.elementText,
      place.visible.hasArea
    else { return nil }
    if let whole, !(view is UIControl), role != .picker {
      if role == .text { found[whole.element].element.addDetail(text) }
      return nil
    }
    let element = StageElement(
      role, text, place.frame, ElementDescription(of: view, isFocused: view === firstResponder))
    return collect(element, of: view, visible: place.visible)
  }

  /// Collects an element that is no view.
  private mutating func collect(
    _ element: UIAccessibilityElement, of view: UIView, at place: ViewPlacement
  ) {
    let frame = element.accessibilityFrame
    let visible = frame.intersection(place.visible)
    let description = ElementDescription(of: element)
    guard element.isAccessibilityElement, let label = description.label, visible.hasArea
    else { return }
    let stageElement = StageElement(description.traits.role, label, frame, description)
    _ = collect(stageElement, of: view, visible: visible)
  }

  private mutating func collect(
    _ element: StageElement, of view: UIView, visible: CGRect
  ) -> Whole {
    found.append((element, view, visible))
    findings.append(.element(found.count - 1))
    return Whole(element: found.count - 1, place: findings.count - 1)
  }
}

nonisolated extension StageElement {
  fileprivate init(
    _ role: Role, _ label: String, _ frame: CGRect, _ description: ElementDescription
  ) {
    self.init(
      role: role, label: label, frame: frame, isEnabled: description.isEnabled,
      identifier: description.identifier, value: description.value?.words,
      isSelected: description.isSelected, isFocused: description.isFocused,
      traits: description.traits)
  }

  /// Adds a text that the element shows; of rows alone, as the texts in others are what they say
  /// already.
  fileprivate mutating func addDetail(_ text: String) {
    if role == .cell || role == .menuItem, text != label { details.append(text) }
  }
}

nonisolated extension CGRect {
  /// Whether it has a width and a height.
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
