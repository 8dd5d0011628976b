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

  /// Collects a view and its subviews.
  ///
  /// - Parameters:
  ///   - origin: Where its superview's (0, 0) is on the stage.
  ///   - outer: The superview's transform on the stage.
  ///   - clip: The visible part of the superview.
  ///   - whole: The index in `findings` of the element that the view is a part of.
  mutating func visit(
    _ view: UIView, origin: CGPoint, outer: CGAffineTransform = .identity, clip: CGRect,
    whole: Int? = nil
  ) {
    let alpha = view.presentedAlpha(at: now)
    guard !view.isHidden, alpha >= UIView.minimumVisibleAlpha, !view.accessibilityElementsHidden
    else { return }
    let geometry = view.presentedGeometry(at: now)
    let size = geometry.untransformedFrame.size
    let own = Projection(
      geometry,
      BackdropTransform(view.presentedBackdropInset(at: now), of: geometry.untransformedFrame))
    let inner = own.transform.concatenating(outer)
    let offset = own.origin.applying(outer)
    let corner = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    let frame = CGRect(origin: .zero, size: size).applying(inner)
      .offsetBy(dx: corner.x, dy: corner.y).finite
    let visible = frame.intersection(clip)
    if alpha == 1, inner.keepsUpright, view.isOpaqueRectangle(in: traits), !visible.isEmpty {
      // A part of an element covers what is behind the element, not the element.
      findings.insert(.cover(visible), at: whole ?? findings.count)
    }
    let element = collect(view, frame: frame, visible: visible, isPart: whole != nil)
    let content = geometry.boundsOrigin.applying(inner)
    for subview in view.subviews {
      visit(
        subview, origin: CGPoint(x: corner.x - content.x, y: corner.y - content.y),
        outer: inner, clip: view.isClipped ? visible : clip, whole: element ?? whole)
    }
  }

  /// Collects the view if it is an element, and returns its index; of an element's parts only
  /// controls and wheels are collected.
  private mutating func collect(
    _ view: UIView, frame: CGRect, visible: CGRect, isPart: Bool
  ) -> Int? {
    guard let role = view.shownElementRole, let text = view.accessibilityLabel ?? view.elementText,
      !isPart || view is UIControl || role == .picker, visible.width > 0, visible.height > 0
    else { return nil }
    findings.append(
      .element(
        StageElement(role: role, label: text, frame: frame, isEnabled: view.elementIsEnabled),
        of: view, visible: visible))
    return findings.count - 1
  }
}
