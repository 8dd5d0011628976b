/// The passes over the views of a window, in their order.
nonisolated enum LayoutPass {
  /// Views bring their constraints up to date, those inside first.
  case constraints
  /// Views place their subviews, those outside first.
  case layout
}

extension UIView {
  /// Whether a pass has something to do here or inside.
  var isMarked: Bool { constraintMarks.isSet || layoutMarks.isSet }

  /// Whether the view places its subviews at the next layout.
  var needsLayout: Bool {
    get { layoutMarks.isNeeded }
    set { layoutMarks.isNeeded = newValue }
  }

  /// Has a pass come to the view.
  func mark(for pass: LayoutPass) {
    self[pass].isNeeded = true
    spreadMark(for: pass)
  }

  /// Has the next layout come by, without a need to place anything.
  func markForVisit() {
    layoutMarks.inside = .several
    spreadMark(for: .layout)
  }

  /// Lets all around the view know of what waits in it.
  func spreadMarks() {
    for pass in [LayoutPass.constraints, .layout] where self[pass].isSet { spreadMark(for: pass) }
  }

  private func spreadMark(for pass: LayoutPass) {
    var view = self
    while !view.isHidden, let outer = view.superview, outer.note(view, for: pass) { view = outer }
  }

  private func note(_ subview: UIView, for pass: LayoutPass) -> Bool {
    switch pass {
    case .constraints: constraintMarks.note(subview)
    case .layout: layoutMarks.note(subview)
    }
  }

  /// Takes a subview that leaves off the way to what waits.
  func forgetMarks(of subview: UIView) {
    constraintMarks.forget(subview)
    layoutMarks.forget(subview)
  }

  /// Goes to each subview where something waits for a pass, back to front.
  private func visitMarked(_ pass: LayoutPass, _ visit: (UIView) -> Void) {
    switch self[pass].inside {
    case .nobody: return
    case .one(let subview): if !subview.isHidden { visit(subview) }
    case .several:
      for subview in subviews where !subview.isHidden && subview[pass].isSet { visit(subview) }
    }
    clearVisited(pass)
  }

  /// Whoever was visited waits no more, unless it was marked again meanwhile.
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
    get { pass == .layout ? layoutMarks : constraintMarks }
    set { if pass == .layout { layoutMarks = newValue } else { constraintMarks = newValue } }
  }

  /// Places the subviews of this view and of those inside that wait for it.
  func layOutWhatNeedsIt() {
    updateConstraintsIfNeeded()
    viewController?.viewIsInPlace()
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    visitMarked(.layout) { $0.layoutIfNeeded() }
  }

  /// Has views inside that wait for it bring their constraints up to date, then this one.
  func updateWhatNeedsConstraints() {
    visitMarked(.constraints) { $0.updateConstraintsIfNeeded() }
    guard constraintMarks.isNeeded else { return }
    constraintMarks.isNeeded = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
