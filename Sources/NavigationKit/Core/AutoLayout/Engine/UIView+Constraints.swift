import Foundation

extension UIView {
  /// Whether the frame that is set, and the autoresizing mask, place the view; true by default.
  ///
  /// False lets constraints place it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.keepsFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      usedAutoLayout.keepsFrame = newValue
      layoutRulesDidChange()
    }
  }

  /// The active constraints that it holds: those about it and views inside it, and no others.
  public var constraints: [NSLayoutConstraint] { autoLayout?.held.all ?? [] }

  /// Activates a constraint about this view and views inside it.
  ///
  /// Stops if it is about a view outside of this one.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    let outsiders = constraint.items.filter { $0.layoutView?.isDescendant(of: self) != true }
    precondition(
      outsiders.isEmpty,
      """
      \(LayoutWords.name(of: self)) cannot hold the constraint \(LayoutWords.words(for: constraint)): \
      not all of its items are inside. Add the views first.
      """)
    constraint.enter(self)
  }

  /// Activates constraints about this view and views inside it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether constraints place the view, but could do so in more than one way.
  public var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The constraints about the view along an axis, those of views around it included.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(along: axis) }

  // MARK: Alignment

  /// The alignment rectangle, which constraints are about, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Content

  /// The priority with which the view does not become larger than its content; unless set, 750 for
  /// switches, steppers and activity indicators, as Xcode stores them, and 250 for all others.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis] ?? defaultHugging
  }

  /// Sets the priority with which the view does not become larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    usedAutoLayout.hugging[axis] = priority
    layoutRulesDidChange()
  }

  /// The priority with which the view does not become smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { autoLayout?.resistance[axis] ?? .defaultHigh }

  /// Sets the priority with which the view does not become smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    usedAutoLayout.resistance[axis] = priority
    layoutRulesDidChange()
  }

  // MARK: Changes

  /// The view's own rules for its frame have changed.
  func layoutRulesDidChange() {
    guard let engine = engineIfConstrained else { return }
    engine.invalidate(self)
    superview?.setNeedsLayout()
    setNeedsSolving()
  }

  /// Has the next layout solve what changed about the view.
  ///
  /// Hidden views are not laid out, but their constraints may place visible ones.
  func setNeedsSolving() {
    setNeedsLayout()
    var shown: UIView?
    for view in sequence(first: self, next: \.superview) where view.isHidden {
      shown = view.superview
    }
    shown?.markForVisit()
  }

  /// The intrinsic size is other than before.
  func contentSizeDidChange() {
    superview?.setNeedsLayout()
    guard let engine = engineIfConstrained else { return }
    engine.invalidateContent(of: self)
    setNeedsSolving()
  }

  /// The intrinsic size may be other than before, which only matters to constraints.
  func contentDidChangeForLayout() {
    if autoLayout?.isConstrained == true { contentSizeDidChange() }
  }

  /// Text may have another size, and margins another width.
  func traitsDidChangeForLayout() {
    guard let engine = engineIfConstrained else { return }
    contentSizeDidChange()
    for constraint in constraints { engine.invalidate(constraint) }
    for guide in autoLayout?.ownGuides ?? [] { engine.invalidate(guide) }
  }

  /// Leading and trailing edges are on other sides now.
  func directionDidChange() {
    setNeedsLayout()
    traitsDidChangeForLayout()
  }

  /// The frame was set, or the space for its guides is other than before.
  func frameDidChangeForLayout() {
    guard let engine = engineIfConstrained else { return }
    engine.invalidate(self)
    for guide in autoLayout?.ownGuides ?? [] { engine.invalidate(guide) }
    if engine.placesInSuperview(self) { superview?.setNeedsLayout() }
  }

  /// Gives the subviews that constraints place the frames that these say.
  func placeSubviewsByConstraints() {
    guard let engine = engineIfConstrained else { return }
    for subview in subviews where subview.autoLayout?.isConstrained == true {
      guard let frame = engine.frame(of: subview) else { continue }
      if subview.untransformedFrame != frame { subview.place(in: frame) }
    }
  }
}
