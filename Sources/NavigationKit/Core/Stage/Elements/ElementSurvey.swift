import Drawing
import Foundation

/// Walks the views back to front, and collects elements and what covers them.
struct ElementSurvey {
  let now: TimeInterval
  let traits: UITraitCollection

  private enum Finding {
    case element(StageElement, of: UIView, visible: CGRect)
    case cover(CGRect)
  }

  private var findings: [Finding] = []

  init(now: TimeInterval, traits: UITraitCollection) {
    self.now = now
    self.traits = traits
  }

  /// The elements that nothing in front covers, front to back.
  var uncovered: [StageElement] { uncoveredFindings.map(\.element) }

  /// The elements that nothing in front covers, with their views and the visible parts of these.
  var uncoveredFindings: [(element: StageElement, view: UIView, visible: CGRect)] {
    var covers: [CGRect] = []
    var result: [(element: StageElement, view: UIView, visible: CGRect)] = []
    for finding in findings.reversed() {
      switch finding {
      case .cover(let rect): covers.append(rect)
      case .element(let element, let view, let visible):
        if !covers.contains(where: { $0.contains(visible) }) {
          result.append((element, view, visible))
        }
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
  /// - Parameter whole: The index in `findings` of the element that the view is a part of.
  private mutating func visit(_ view: UIView, at place: ViewPlacement, whole: Int? = nil) {
    guard !view.isLeftOutOfElements(at: now) else { return }
    if view.presentedAlpha(at: now) == 1, place.transform.keepsUpright,
      view.isOpaqueRectangle(in: traits), !place.visible.isEmpty
    {
      // A part of an element covers what is behind the element, not the element.
      findings.insert(.cover(place.visible), at: whole ?? findings.count)
    }
    let element = collect(view, at: place, isPart: whole != nil)
    for subview in view.subviewsWithElements {
      visit(subview, at: ViewPlacement(of: subview, in: place, at: now), whole: element ?? whole)
    }
    for element in view.listedElements { collect(element, of: view, at: place) }
  }

  /// Collects the view if it is an element, and returns its index; of an element's parts only
  /// controls and wheels are collected.
  private mutating func collect(_ view: UIView, at place: ViewPlacement, isPart: Bool) -> Int? {
    guard let role = view.shownElementRole, let text = view.accessibilityLabel ?? view.elementText,
      !isPart || view is UIControl || role == .picker, place.visible.hasArea
    else { return nil }
    findings.append(
      .element(
        StageElement(
          role: role, label: text, frame: place.frame, isEnabled: view.elementIsEnabled),
        of: view, visible: place.visible))
    return findings.count - 1
  }

  /// Collects an element that is no view.
  private mutating func collect(
    _ element: UIAccessibilityElement, of view: UIView, at place: ViewPlacement
  ) {
    let frame = element.accessibilityFrame
    let visible = frame.intersection(place.visible)
    guard element.isAccessibilityElement, let label = element.accessibilityLabel, visible.hasArea
    else { return }
    let traits = element.accessibilityTraits
    findings.append(
      .element(
        StageElement(
          role: traits.role, label: label, frame: frame, isEnabled: !traits.contains(.notEnabled)),
        of: view, visible: visible))
  }
}

nonisolated extension CGRect {
  /// Whether it has a width and a height.
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
