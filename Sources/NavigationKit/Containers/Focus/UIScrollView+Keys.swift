import Foundation
import Input

extension UIScrollView {
  /// Scrolls by half of what is visible, at once, as far as there is content.
  func scroll(half direction: FocusDirection) {
    let room = bounds.inset(by: adjustedContentInset).size
    let share = direction.sign / 2
    var target = contentOffset
    if direction.isVertical {
      target.y += share * room.height
    } else {
      target.x += share * room.width
    }
    contentOffset = extent.clamped(target)
  }

  /// Scrolls as a key asks, with an animation; returns false for other keys, and if there is no more
  /// content there.
  func scroll(by key: KeyEvent) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    if let direction = FocusDirection(key) {
      let offset = -direction.sign * UIScrollView.arrowStep
      let step = ScrollEvent(
        position: .zero,
        delta: CGSize(
          width: direction.isVertical ? 0 : offset, height: direction.isVertical ? offset : 0),
        phase: .step, time: key.time)
      guard canFollow(step) else { return false }
      handle(step)
      return true
    }
    guard key.modifiers.isEmpty, let target = pageTarget(of: key.key) else { return false }
    let end = snapped(extent.clamped(target))
    guard end != contentOffset else { return false }
    setContentOffset(end, animated: true)
    return true
  }

  private func pageTarget(of key: Key) -> CGPoint? {
    let page = bounds.inset(by: adjustedContentInset).height - UIScrollView.arrowStep
    switch key {
    case .pageUp: return CGPoint(x: contentOffset.x, y: contentOffset.y - page)
    case .pageDown: return CGPoint(x: contentOffset.x, y: contentOffset.y + page)
    case .home: return CGPoint(x: contentOffset.x, y: -.greatestFiniteMagnitude)
    case .end: return CGPoint(x: contentOffset.x, y: .greatestFiniteMagnitude)
    default: return nil
    }
  }

  /// How far an arrow scrolls, in points: a row; a page is less by this, to keep the place.
  private static let arrowStep: CGFloat = 44
}

extension UIView {
  /// Scrolls what it is in until it can be seen.
  func scrollIntoView() {
    for case let list as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
      list.scrollRectToVisible(convert(bounds, to: list), animated: false)
    }
    window?.layoutIfNeeded()
  }
}

extension UIWindow {
  /// Scrolls what is focused, else what is in the middle of the page in front.
  func scroll(by key: KeyEvent) -> Bool {
    guard let page = frontController?.viewIfLoaded else { return false }
    let middle = page.convert(CGPoint(x: page.bounds.midX, y: page.bounds.midY), to: nil)
    let start = stage?.focusedItem?.view ?? hitTest(middle, with: nil)
    return sequence(first: start, next: { $0?.superview })
      .contains { ($0 as? UIScrollView)?.scroll(by: key) == true }
  }
}
