import Foundation

extension Stage {
  /// What a person sees and can press now, front to back, where it is now.
  ///
  /// What is clipped away, hidden, transparent or fully covered is left out.
  public func elements() -> [StageElement] {
    endOpenUpdate()
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

  /// Notes a view and those inside.
  ///
  /// - Parameters:
  ///   - origin: Where its superview's (0, 0) is on the stage.
  ///   - scale: How large the superview is drawn, in parts of its own size.
  ///   - clip: What can be seen of the superview.
  ///   - whole: The place among the findings of the element that the view is a part of.
  mutating func visit(
    _ view: UIView, origin: CGPoint, scale: CGFloat = 1, clip: CGRect, whole: Int? = nil
  ) {
    let alpha = view.presentedAlpha(at: now)
    guard !view.isHidden, alpha >= UIView.least else { return }
    let own = Recess(view.presentedRecess(at: now), of: view.presentedFrame(at: now))
    let inner = scale * own.scale
    let frame = CGRect(
      x: origin.x + own.origin.x * scale, y: origin.y + own.origin.y * scale,
      width: own.frame.width * inner, height: own.frame.height * inner)
    let visible = frame.intersection(clip)
    if alpha == 1, view.isOpaqueRectangle(in: traits), !visible.isEmpty {
      // What a part of an element covers lies behind the element.
      findings.insert(.cover(visible), at: whole ?? findings.count)
    }
    let element = note(view, frame: frame, visible: visible, isPart: whole != nil)
    let content = view.presentedBoundsOrigin(at: now)
    for subview in view.subviews {
      visit(
        subview,
        origin: CGPoint(x: frame.minX - content.x * inner, y: frame.minY - content.y * inner),
        scale: inner, clip: view.clipsToBounds ? visible : clip, whole: element ?? whole)
    }
  }

  /// Notes the view if it is an element, and returns its place; of the parts of an element only
  /// controls are listed.
  private mutating func note(
    _ view: UIView, frame: CGRect, visible: CGRect, isPart: Bool
  ) -> Int? {
    guard let role = view.elementRole, let text = view.accessibilityLabel ?? view.elementText,
      !isPart || view is UIControl, visible.width > 0, visible.height > 0
    else { return nil }
    findings.append(
      .element(
        StageElement(role: role, label: text, frame: frame, isEnabled: view.elementIsEnabled),
        visible: visible))
    return findings.count - 1
  }
}
