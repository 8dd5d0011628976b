public import Foundation

/// A rule that frames have to follow: an attribute of a view compared with that of another, times a
/// factor, plus a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: LayoutSide
  let second: LayoutSide?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor by which the second attribute is multiplied.
  public let multiplier: CGFloat
  /// The view that holds it while it is active: the nearest one around all its items.
  weak var holder: UIView?
  /// Whether it was reported to be impossible.
  var wasReported = false

  /// Makes a constraint about nothing, which holds the place of one to come.
  public convenience override init() {
    let nothing = UIView()
    self.init(LayoutSide(nothing, .width), .equal, nil)
    // The constraint holds the view weakly, which ends here.
    withExtendedLifetime(nothing) {}
  }

  /// Makes a constraint; without a second item the constant is the whole second side.
  ///
  /// Stops if the attributes cannot be compared.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? any LayoutItem else {
      preconditionFailure("Constraints are about views and layout guides, not \(view1).")
    }
    let other = view2.map { other in
      guard let other = other as? any LayoutItem else {
        preconditionFailure("Constraints are about views and layout guides, not \(other).")
      }
      return LayoutSide(other, attr2)
    }
    self.init(LayoutSide(item, attr1), relation, other, multiplier: multiplier, constant: c)
  }

  init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    let fault = ConstraintFault(
      first.kind, second?.kind, multiplier: multiplier, constant: constant)
    if let fault { preconditionFailure("\(fault)") }
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// The constant added to the second side, in points; it may change while the constraint is active.
  open var constant: CGFloat {
    didSet {
      precondition(constant.isFinite, "A constraint's constant has to be a finite number.")
      if constant != oldValue { valueDidChange() }
    }
  }

  /// The constraint's priority; required unless set.
  ///
  /// Stops if it is not above 0 and at most 1000, or if an active constraint becomes required, or is
  /// no longer.
  open var priority = UILayoutPriority.required {
    didSet {
      let number = priority.rawValue
      precondition(
        number > 0 && number <= 1000,
        "A constraint's priority has to be above 0 and at most 1000, not \(number).")
      guard priority != oldValue else { return }
      precondition(
        !isActive || (priority == .required) == (oldValue == .required),
        """
        The priority of an active constraint cannot change from required to another or back: \
        deactivate it first.
        """)
      valueDidChange()
    }
  }

  /// A name, to find it by in messages.
  open var identifier: String?

  /// Whether an archive of its view has it; nothing is archived here.
  open var shouldBeArchived = false

  /// The anchor on the first side; it equals the one that the item gives, and is the same object in all
  /// constraints.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
  /// The anchor on the second side; nil for none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }
  /// The item on the first side.
  public var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  public var firstAttribute: Attribute { first.attribute }
  /// The item on the second side; nil for none.
  public var secondItem: AnyObject? { second?.item }
  /// The attribute of the second item; `notAnAttribute` for none.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether it is in force.
  ///
  /// Stops if its views are in no common view.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { enter() } else { leave() } }
  }

  /// Puts constraints in force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint written as an equation.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { LayoutWords.words(for: self) }
  }
}
