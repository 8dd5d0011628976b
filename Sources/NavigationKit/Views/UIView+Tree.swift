import Foundation

extension UIView {
  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    precondition(
      view !== self && !isDescendant(of: view),
      "A view cannot be added to itself or to a view inside it: \(view) to \(self).")
    let previous = view.superview
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    previous?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if previous !== self { previous?.setNeedsLayout() }
    setNeedsLayout()
    view.setNeedsLayout()
    view.didMoveToSuperview()
    if oldWindow !== window { view.windowDidChange() }
    view.updateSafeArea()
  }

  /// Adds a view in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let place = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: place.map { $0 + 1 } ?? subviews.count)
  }

  /// Adds a view behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    if let responder = oldWindow?.firstResponder, responder.isPart(of: self) {
      oldWindow?.firstResponder = nil
    }
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    didMoveToSuperview()
    if oldWindow != nil { windowDidChange() }
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: place))
  }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: place), at: 0)
  }

  /// Whether the view is `view` or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The first view with that tag, the view itself included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Tells the view, and those inside that inherit its tint, of a new one.
  func spreadTintChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.spreadTintChange() }
  }

  private func windowDidChange() {
    if window == nil {
      animations.removeAll()
      passages.removeAll()
    } else {
      AnimationContext.current?.rotation?.welcome(self)
    }
    didMoveToWindow()
    updateSafeArea()
    viewController?.viewDidMove(isInWindow: window != nil)
    for subview in subviews { subview.windowDidChange() }
  }
}
