extension UIView {
  /// Whether a pass of constraints or of layout has to visit the view.
  var isMarked: Bool { passMarks[.constraints].isSet || passMarks[.layout].isSet }

  /// Whether the next layout pass lays out the subviews.
  var needsLayout: Bool {
    get { passMarks[.layout].isNeeded }
    set { passMarks[.layout].isNeeded = newValue }
  }

  /// Marks the view for a pass.
  func mark(for pass: LayoutPass) {
    passMarks[pass].isNeeded = true
    spreadMark(for: pass)
  }

  /// Has the next layout pass visit the view without laying it out.
  func markForVisit() {
    passMarks[.layout].inside = .several
    spreadMark(for: .layout)
  }

  /// Marks the superviews for what the view is marked for.
  func spreadMarks() {
    for pass in LayoutPass.allCases where passMarks[pass].isSet { spreadMark(for: pass) }
  }

  /// Marks the superviews; never inlined, because Swift 6.3's optimiser crashes on its callers in
  /// an optimised build with testing enabled.
  @inline(never) private func spreadMark(for pass: LayoutPass) {
    var view = self
    while !view.isHidden, let outer = view.superview {
      if pass == .layout { outer.insideNeedsLayout(of: view) }
      guard outer.passMarks[pass].mark(view) else { return }
      view = outer
    }
  }

  /// Removes the marks of a subview that leaves.
  func forgetMarks(of subview: UIView) {
    for pass in LayoutPass.allCases { passMarks[pass].forget(subview) }
  }

  /// Visits each marked subview, back to front.
  private func visitMarked(_ pass: LayoutPass, _ visit: (UIView) -> Void) {
    switch passMarks[pass].inside {
    case .nobody: return
    case .one(let subview): if !subview.isHidden { visit(subview) }
    case .several:
      for subview in subviews where !subview.isHidden && subview.passMarks[pass].isSet {
        visit(subview)
      }
      for view in layerViews where view.passMarks[pass].isSet { visit(view) }
    }
    clearVisited(pass)
  }

  /// Removes the marks of visited subviews, unless they were marked again meanwhile.
  private func clearVisited(_ pass: LayoutPass) {
    func waits(_ subview: UIView) -> Bool { !subview.isHidden && subview.passMarks[pass].isSet }
    switch passMarks[pass].inside {
    case .nobody: return
    case .one(let subview): if !waits(subview) { passMarks[pass].inside = .nobody }
    case .several:
      for subview in subviews + layerViews where waits(subview) { return }
      passMarks[pass].inside = .nobody
    }
  }

  /// Lays out this view and the subviews that need it.
  func layOutWhatNeedsIt() {
    updateConstraintsIfNeeded()
    engineIfConstrained?.solve()
    viewController?.reportIsAppearingIfNeeded()
    if needsLayout {
      needsLayout = false
      viewController?.reportMarginsIfNeeded()
      viewController?.viewWillLayoutSubviews()
      placeSubviewsByConstraints()
      if let layerIfUsed { layerIfUsed.layoutSublayers() } else { layoutSubviews() }
      updateSafeAreaInside()
      viewController?.placeUnavailable(in: self)
      viewController?.viewDidLayoutSubviews()
    }
    visitMarked(.layout) { $0.layoutIfNeeded() }
  }

  /// Has this view and the subviews that need it draw.
  func displayWhatNeedsIt() {
    displayIfNeeded()
    visitMarked(.display) { $0.displayWhatNeedsIt() }
  }

  /// Has this view draw, if it needs it.
  func displayIfNeeded() {
    guard passMarks[.display].isNeeded else { return }
    passMarks[.display].isNeeded = false
    if let layerIfUsed {
      layerIfUsed.display()
    } else {
      recordDrawing { _ in draw(bounds) }
    }
  }

  /// Updates the constraints of the subviews that need it, then those of this view.
  func updateWhatNeedsConstraints() {
    visitMarked(.constraints) { $0.updateConstraintsIfNeeded() }
    guard passMarks[.constraints].isNeeded else { return }
    passMarks[.constraints].isNeeded = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
