public import Foundation

/// Lays out views in a row or a column by constraints of its own.
///
/// Its size follows from the views' sizes. A hidden view takes no room.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, subtitle, button])
/// stack.axis = .vertical
/// stack.spacing = 8
/// stack.setCustomSpacing(24, after: subtitle)
/// ```
open class UIStackView: UIView {
  /// How views share the room along the stack.
  public nonisolated enum Distribution: Int, Hashable, Sendable {
    /// They fill it as their priorities say.
    case fill
    /// They fill it and are equally long.
    case fillEqually
    /// They fill it in proportion to their contents.
    case fillProportionally
    /// The spaces between them are equal.
    case equalSpacing
    /// The distances between their middles are equal.
    case equalCentering
  }

  /// Where views are across the stack.
  public nonisolated enum Alignment: Int, Hashable, Sendable {
    /// They fill it.
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// In a row, the baselines of their first lines are level.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// In a row, the baselines of their last lines are level.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  private var arranged: [UIView] = []
  private var spaces: [ObjectIdentifier: CGFloat] = [:]
  /// The stack's own active constraints.
  private var made: [NSLayoutConstraint] = []

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in order; each is a subview.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(
      view, at: arrangedSubviews.count - (arrangedSubviews.contains(view) ? 1 : 0))
  }

  /// Adds a view at a place, or moves it there.
  ///
  /// Stops if there is no such place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    precondition(
      0...arranged.count ~= stackIndex,
      "A view cannot be inserted at \(stackIndex) among \(arranged.count) views of a stack.")
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrangementDidChange()
  }

  /// The direction of the row or column; horizontal unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the views share the room along the stack; they fill it unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Where the views are across the stack; they fill it unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The space between two views, in points, zero unless set; the minimum where spaces are equal.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether the spaces of a column are from the last baseline of a view to the first one of the
  /// next; false unless set, for from edge to edge.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views are inside the layout margins; false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Stands for the system's spacing, as ``spacing`` or a custom space.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  /// Stands for ``spacing`` as a custom space.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spaces[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space that was set after a view; ``spacingUseDefault`` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spaces[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Constraints

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    // A view that was removed leaves a gap.
    if arranged.contains(where: { $0.superview !== self }) { arrangementDidChange() }
  }

  /// Makes the constraints anew before the next layout.
  func arrangementDidChange() {
    arranged = arrangedSubviews
    setNeedsUpdateConstraints()
    super.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Inside an animation block the other views move with the one that was hidden or shown.
  override func subviewVisibilityDidChange() {
    arrangementDidChange()
    if AnimationContext.current != nil { (superview ?? self).layoutIfNeeded() }
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackArrangement(self, spaces: spaces).constraints()
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { shown.first?.forFirstBaselineLayout ?? self }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }

  /// The views that take room.
  var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}
