import Foundation

/// The card a sheet's content lies on.
final class SheetCard: UIView {
  private var content: UIView?
  private let grabber = SheetGrabber(frame: .zero)

  override func assemble() {
    clipsToBounds = true
    layer.cornerCurve = .continuous
    ownTraits = UITraitCollection(userInterfaceLevel: .elevated)
    grabber.isHidden = true
    addSubview(grabber)
  }

  /// Adds the content, moving it from its current superview.
  func hold(_ content: UIView) {
    self.content = content
    if content.superview !== self { insertSubview(content, at: 0) }
  }

  /// The radius of its corners.
  var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  /// How much of its lower end is below the container wherever it rests, in points.
  var hiddenEdge: CGFloat = 0 { didSet { if hiddenEdge != oldValue { setNeedsLayout() } } }

  /// Whether a bar at its top edge shows that it can be dragged.
  var hasGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  override func layoutSubviews() {
    grabber.frame = CGRect(
      x: (bounds.width - SheetMetrics.grabberSize.width) / 2, y: SheetMetrics.grabberTop,
      width: SheetMetrics.grabberSize.width, height: SheetMetrics.grabberSize.height)
    guard let content, content.superview === self else { return }
    backgroundColor = content.backgroundColor
    content.place(in: bounds.inset(by: UIEdgeInsets(bottom: overhang)))
  }

  /// How far the card extends below the container, in points; at most its hidden edge.
  private var overhang: CGFloat {
    guard let superview, frame.maxY > superview.bounds.maxY else { return 0 }
    return min(hiddenEdge, frame.maxY - superview.bounds.maxY)
  }
}

/// The bar at a sheet's top edge.
private final class SheetGrabber: UIView {
  override func assemble() {
    isUserInteractionEnabled = false
  }

  override func paint(on canvas: inout Canvas) {
    canvas.fill(
      bounds, UIColor.tertiaryLabel.color(in: canvas.traits), cornerRadius: bounds.height / 2)
  }
}
