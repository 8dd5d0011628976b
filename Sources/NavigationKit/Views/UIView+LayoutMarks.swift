/// The passes over the views of a window, in their order.
nonisolated enum LayoutPass: CaseIterable {
  /// Updates constraints, subviews first.
  case constraints
  /// Lays out views, superviews first.
  case layout
  /// Has views draw by code what they show.
  case display
}

extension UIView {
  /// Whether a pass of constraints or of layout has to visit the view.
  var isMarked: Bool { constraintMarks.isSet || layoutMarks.isSet }

  /// Whether the next layout pass lays out the subviews.
  var needsLayout: Bool {
    get { layoutMarks.isNeeded }
    set { layoutMarks.isNeeded = newValue }
  }

  /// Marks the view for a pass.
  func mark(for pass: LayoutPass) {
    self[pass].isNeeded = true
    spreadMark(for: pass)
  }

  /// Has the next layout pass visit the view without laying it out.
  func markForVisit() {
    layoutMarks.inside = .several
    spreadMark(for: .layout)
  }

  /// Marks the superviews for what the view is marked for.
  func spreadMarks() {
    for pass in LayoutPass.allCases where self[pass].isSet { spreadMark(for: pass) }
  }

  /// Marks the superviews; never inlined, because Swift 6.3's optimiser crashes on its callers in
  /// an optimised build with testing enabled.
  @inline(never) private func spreadMark(for pass: LayoutPass) {
    var view = self
    while !view.isHidden, let outer = view.superview, outer.note(view, for: pass) { view = outer }
  }

  private func note(_ subview: UIView, for pass: LayoutPass) -> Bool {
    switch pass {
    case .constraints: constraintMarks.note(subview)
    case .layout: layoutMarks.note(subview)
    case .display: displayMarks.note(subview)
    }
  }

  /// Removes the marks of a subview that leaves.
  func forgetMarks(of subview: UIView) {
    constraintMarks.forget(subview)
    layoutMarks.forget(subview)
    displayMarks.forget(subview)
  }

  /// Visits each marked subview, back to front.
  private func visitMarked(_ pass: LayoutPass, _ visit: (UIView) -> Void) {
    switch self[pass].inside {
    case .nobody: return
    case .one(let subview): if !subview.isHidden { visit(subview) }
    case .several:
      for subview in subviews where !subview.isHidden && subview[pass].isSet { visit(subview) }
    }
    clearVisited(pass)
  }

  /// Removes the marks of visited subviews, unless they were marked again meanwhile.
  private func clearVisited(_ pass: LayoutPass) {
    func waits(_ subview: UIView) -> Bool { !subview.isHidden && subview[pass].isSet }
    switch self[pass].inside {
    case .nobody: return
    case .one(let subview): if !waits(subview) { self[pass].inside = .nobody }
    case .several:
      for subview in subviews where waits(subview) { return }
      self[pass].inside = .nobody
    }
  }

  private subscript(pass: LayoutPass) -> LayoutMarks {
    get {
      switch pass {
      case .constraints: constraintMarks
      case .layout: layoutMarks
      case .display: displayMarks
      }
    }
    set {
      switch pass {
      case .constraints: constraintMarks = newValue
      case .layout: layoutMarks = newValue
      case .display: displayMarks = newValue
      }
    }
  }

  /// Lays out this view and the subviews that need it.
  func layOutWhatNeedsIt() {
    updateConstraintsIfNeeded()
    engineIfTakingPart?.solve()
    viewController?.reportIsAppearingIfNeeded()
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      placeSubviewsByConstraints()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    visitMarked(.layout) { $0.layoutIfNeeded() }
  }

  /// Has this view and the subviews that need it draw.
  func displayWhatNeedsIt() {
    if displayMarks.isNeeded {
      displayMarks.isNeeded = false
      recordDrawing()
    }
    visitMarked(.display) { $0.displayWhatNeedsIt() }
  }

  /// Updates the constraints of the subviews that need it, then those of this view.
  func updateWhatNeedsConstraints() {
    visitMarked(.constraints) { $0.updateConstraintsIfNeeded() }
    guard constraintMarks.isNeeded else { return }
    constraintMarks.isNeeded = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
