import Foundation

extension Stage {
  /// What a person sees and can press now, front to back, where it is now.
  ///
  /// What is clipped away, hidden, transparent or fully covered is left out.
  public func elements() -> [StageElement] {
    endOpenTurn()
    var survey = ElementSurvey(now: now, traits: traits)
    survey.visit(window, origin: .zero, clip: screen.bounds)
    return survey.uncovered
  }
}

/// Walks the views back to front and notes elements and what covers them.
struct ElementSurvey {
  let now: TimeInterval
  let traits: UITraitCollection

  private enum Finding {
    case element(StageElement, visible: CGRect)
    case cover(CGRect)
  }

  private var findings: [Finding] = []

  init(now: TimeInterval, traits: UITraitCollection) {
    self.now = now
    self.traits = traits
  }

  /// The elements that nothing in front hides, front to back.
  var uncovered: [StageElement] {
    var covers: [CGRect] = []
    var result: [StageElement] = []
    for finding in findings.reversed() {
      switch finding {
      case .cover(let rect): covers.append(rect)
      case .element(let element, let visible):
        if !covers.contains(where: { $0.contains(visible) }) { result.append(element) }
      }
    }
    return result
  }

  /// Notes a view and those inside; `origin` is where its superview's (0, 0) is on the stage.
  mutating func visit(_ view: UIView, origin: CGPoint, clip: CGRect, isListed: Bool = true) {
    let alpha = view.presentedAlpha(at: now)
    guard !view.isHidden, alpha >= UIView.least else { return }
    let frame = view.presentedFrame(at: now).offsetBy(dx: origin.x, dy: origin.y)
    let visible = frame.intersection(clip)
    if alpha == 1, view.isOpaqueRectangle(in: traits), !visible.isEmpty {
      findings.append(.cover(visible))
    }
    let isElement = note(view, frame: frame, visible: visible, isListed: isListed)
    let content = view.presentedBoundsOrigin(at: now)
    for subview in view.subviews {
      visit(
        subview, origin: CGPoint(x: frame.minX - content.x, y: frame.minY - content.y),
        clip: view.clipsToBounds ? visible : clip,
        isListed: isListed && !(isElement && !(subview is UIControl)))
    }
  }

  /// Notes the view if it is an element; parts of an element are not listed, controls in it are.
  private mutating func note(
    _ view: UIView, frame: CGRect, visible: CGRect, isListed: Bool
  ) -> Bool {
    guard let role = view.elementRole, let text = view.accessibilityLabel ?? view.elementText
    else { return false }
    if isListed, visible.width > 0, visible.height > 0 {
      findings.append(
        .element(
          StageElement(role: role, label: text, frame: frame, isEnabled: view.elementIsEnabled),
          visible: visible))
    }
    return true
  }
}
