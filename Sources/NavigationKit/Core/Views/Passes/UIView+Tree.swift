import Foundation

extension UIView {
  /// Adds a view at an index counted from the back, `.max` for in front of all, and removes it from
  /// its former superview.
  func put(_ view: UIView, at index: Int) {
    precondition(
      view !== self && !isDescendant(of: view),
      "A view cannot be added to itself or to a view inside it: \(view) to \(self).")
    let previous = view.superview
    let oldWindow = view.window
    if oldWindow !== window { view.windowWillChange(to: window) }
    view.willMove(toSuperview: self)
    if previous !== self {
      previous?.willRemoveSubview(view)
      view.leaveLayoutTree()
    }
    previous?.release(view)
    hold(view, at: index)
    view.superview = self
    if previous !== self { view.enterLayoutTree() }
    view.enter(window)
    if previous !== self { previous?.setNeedsLayout() }
    setNeedsLayout()
    view.setNeedsLayout()
    view.spreadMarks()
    view.didMoveToSuperview()
    if previous !== self { didAddSubview(view) }
    if oldWindow !== window { view.windowDidChange(window?.proxies) }
    view.updateSafeArea()
  }

  private func hold(_ view: UIView, at index: Int) {
    let place = min(index, subviews.count)
    cachedGroups?.insert(view, above: place > 0 ? subviews[place - 1] : nil)
    layerIfUsed?.tree.add(
      view, above: place > 0 ? subviews[place - 1] : nil, isInFront: index == .max)
    if let depth = view.layerIfUsed?.zPosition, depth != 0 { layer.tree.sortsByDepth = true }
    subviews.insert(view, at: place)
    reachDidChange()
  }

  private func release(_ view: UIView) {
    forgetMarks(of: view)
    cachedGroups?.remove(view)
    if let place = place(of: view) { subviews.remove(at: place) }
    layerIfUsed?.tree.remove(view)
    reachDidChange()
  }

  /// Adds a view directly in front of a subview; in front of all if `sibling` is none.
  func put(_ view: UIView, above sibling: UIView) {
    put(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? .max)
  }

  /// Adds a view directly behind a subview; in front of all if `sibling` is none.
  func put(_ view: UIView, below sibling: UIView) {
    put(view, at: place(of: sibling, without: view) ?? .max)
  }

  /// Sets the window of the view and its subviews.
  func enter(_ window: UIWindow?) {
    guard self.window !== window else { return }
    heldWindow = window.map(Unmanaged.passUnretained)
    cachedTraits = nil
    for subview in subviews { subview.enter(window) }
    for view in layerViews { view.enter(window) }
  }

  /// Detaches the subviews, the layer and the gesture recognisers, as the view is being
  /// deallocated.
  func leaveAll() {
    layerIfUsed?.hostDidEnd(self)
    if let gestureRecognizers { for recognizer in gestureRecognizers { recognizer.view = nil } }
    dropConstraints()
    for subview in subviews {
      subview.enter(nil)
      subview.superview = nil
      subview.group = nil
    }
  }

  /// The index of a subview.
  private func place(of subview: UIView) -> Int? {
    // A loop, because a closure of the main actor checks its executor at each subview.
    for place in subviews.indices where subviews[place] === subview { return place }
    return nil
  }

  /// The index of a subview as if `view` were not there.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    guard sibling !== view, let place = place(of: sibling) else { return nil }
    return view.superview === self && subviews[..<place].contains { $0 === view }
      ? place - 1 : place
  }

  /// Removes the view from its superview.
  func leaveSuperview() {
    guard let superview else { return }
    let oldWindow = window
    let responder = oldWindow?.firstResponder.flatMap { $0.isPart(of: self) ? $0 : nil }
    if responder != nil { oldWindow?.firstResponder = nil }
    if oldWindow != nil { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leaveLayoutTree()
    superview.release(self)
    enter(nil)
    self.superview = nil
    // A stack sees only now that a view of its row is gone.
    superview.setNeedsLayout()
    enterLayoutTree()
    didMoveToSuperview()
    if oldWindow != nil { windowDidChange(nil) }
    responder?.didResign()
  }

  /// Moves a subview to another place, counted from the back with the subview taken out.
  func reorder(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    release(view)
    hold(view, at: index)
    view.spreadMarks()
  }

  /// Exchanges the places of two subviews.
  func exchange(_ one: Int, _ other: Int) {
    let (low, high) = (min(one, other), max(one, other))
    precondition(
      low >= 0 && high < subviews.count,
      "There are no subviews \(one) and \(other) among \(subviews.count) to exchange.")
    guard low != high else { return }
    let (back, front) = (subviews[low], subviews[high])
    reorder(front, to: low)
    reorder(back, to: high)
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

  /// Tells the view and all in it of the window that they are about to have.
  private func windowWillChange(to window: UIWindow?) {
    var views: [UIView] = []
    collectAll(into: &views)
    for view in views { view.willMove(toWindow: window) }
  }

  /// Tells the view and all in it of their new window, those too that a callback removes.
  private func windowDidChange(_ proxies: AppearanceRegistry?) {
    let window = window
    var views: [UIView] = []
    collectAll(into: &views)
    // A view that a callback gave another window has heard of that.
    for view in views where view.window === window { view.updateForWindow(proxies) }
    guard window != nil else { return }
    for view in views where view.awaitsKeyboard && view.window === window {
      view.awaitsKeyboard = false
      view.becomeFirstResponder()
    }
  }

  /// Adds the view and all in it, each before its subviews.
  private func collectAll(into views: inout [UIView]) {
    views.append(self)
    for subview in subviews { subview.collectAll(into: &views) }
  }

  private func updateForWindow(_ proxies: AppearanceRegistry?) {
    if window == nil {
      if !animations.isEmpty { animations.removeAll() }
      if !rotationOffsets.isEmpty { rotationOffsets.removeAll() }
    } else {
      AnimationContext.current?.rotation?.viewWasAdded(self)
    }
    layerWindowDidChange()
    reportMissedTraitChange()
    if autoLayout != nil { followKeyboard() }
    proxies?.apply(to: self)
    didMoveToWindow()
    updateSafeArea()
    viewController?.viewDidMove(isInWindow: window != nil)
  }
}
