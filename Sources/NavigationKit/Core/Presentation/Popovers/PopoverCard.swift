import Drawing
import Foundation

/// A popover: its shadow, and the content, clipped to rounded corners and the arrow.
final class PopoverCard: UIView {
  private let outline = PopoverOutline(frame: .zero)

  override func assemble() {
    outline.clipsToBounds = true
    outline.layer.cornerRadius = PopoverMetrics.cornerRadius
    outline.layer.cornerCurve = .continuous
    // The content of a popover is always compact in width.
    ownTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    addSubview(outline)
  }

  /// The background and arrow that the app draws; nil for the card's own.
  private(set) var background: UIPopoverBackgroundView?

  /// Takes a background of a class; nil for its own.
  func use(_ backgroundClass: UIPopoverBackgroundView.Type?) {
    guard background.map({ type(of: $0) }) != backgroundClass else { return }
    background?.removeFromSuperview()
    background = backgroundClass?.instance(frame: bounds)
    outline.isBare = background != nil
    background.map { insertSubview($0, at: 0) }
    let isRound = backgroundClass?.wantsDefaultContentAppearance ?? true
    outline.layer.cornerRadius = isRound ? PopoverMetrics.cornerRadius : 0
    setNeedsLayout()
  }

  private func updateArrowInBackground() {
    guard let background, let arrow else { return }
    let isUpright = arrow.side == .top || arrow.side == .bottom
    background.arrowOffset = arrow.tip - (isUpright ? bounds.width : bounds.height) / 2
    background.arrowDirection =
      switch arrow.side {
      case .top: .up
      case .left: .left
      case .bottom: .down
      case .right: .right
      }
  }

  /// The arrow at one side; nil for none.
  var arrow: Arrow? {
    get { outline.arrow }
    set {
      guard newValue != arrow else { return }
      outline.arrow = newValue
      updateArrowInBackground()
      setNeedsLayout()
    }
  }

  /// The colour behind the content.
  var fillColor: UIColor? {
    get { outline.backgroundColor }
    set { outline.backgroundColor = newValue }
  }

  /// Adds the content, moving it from its current superview.
  func hold(_ content: UIView) {
    if content.superview !== outline { outline.addSubview(content) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Animates it from an earlier frame to its own; its content has the new layout at once.
  func moveOn(from old: CGRect, over duration: TimeInterval, on stage: Stage) {
    func go(_ view: UIView, from: CGRect) {
      view.animate(
        PropertyAnimation(
          property: .frame, from: .rect(from), to: .rect(view.frame),
          driver: .time(start: stage.now, duration: duration, curve: .easeInOut)))
    }
    go(self, from: old)
    go(outline, from: CGRect(origin: .zero, size: old.size))
  }

  /// The superview of the content.
  var home: UIView { outline }

  override func layoutSubviews() {
    if let background { return place(on: background) }
    outline.frame = bounds
    for content in outline.subviews {
      content.containerInsets = arrow?.covered ?? .zero
      content.place(in: outline.bounds)
      content.updateSafeArea()
    }
  }

  /// Places the content on a background of the app's.
  private func place(on background: UIPopoverBackgroundView) {
    background.frame = bounds
    updateArrowInBackground()
    outline.frame = (arrow?.body(of: bounds) ?? bounds)
      .inset(by: type(of: background).contentViewInsets())
    for content in outline.subviews {
      content.containerInsets = .zero
      content.place(in: outline.bounds)
      content.updateSafeArea()
    }
  }

  /// The space beside the arrow is not part of the popover.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let arrow else { return bounds.contains(point) }
    return arrow.body(of: bounds).contains(point) || arrow.touchArea(in: bounds).contains(point)
  }

  override func paint(on canvas: inout Canvas) {
    guard background == nil else { return }
    let bounds = presentedBounds(at: canvas.now)
    canvas.shadow(
      around: arrow?.body(of: bounds) ?? bounds, cornerRadius: PopoverMetrics.cornerRadius,
      blur: PopoverMetrics.shadowBlur,
      offset: CGSize(width: 0, height: PopoverMetrics.shadowDrop),
      color: .black.faded(by: PopoverMetrics.shadowAlpha))
  }
}

/// The view that clips a popover's content.
private final class PopoverOutline: UIView {
  var arrow: Arrow?
  /// Whether the arrow is drawn by others.
  var isBare = false

  override func cut(to bounds: CGRect) -> ViewCut {
    var cut = super.cut(to: bounds)
    if !isBare { cut.arrow = arrow }
    return cut
  }
}

extension Arrow {
  /// The insets of the arrow's strip, in points.
  fileprivate var covered: UIEdgeInsets {
    switch side {
    case .top: UIEdgeInsets(top: height)
    case .left: UIEdgeInsets(left: height)
    case .bottom: UIEdgeInsets(bottom: height)
    case .right: UIEdgeInsets(right: height)
    }
  }

  fileprivate func touchArea(in bounds: CGRect) -> CGRect {
    let strip = strip(of: bounds)
    return side == .top || side == .bottom
      ? CGRect(x: tip - base / 2, y: strip.minY, width: base, height: height)
      : CGRect(x: strip.minX, y: tip - base / 2, width: height, height: base)
  }
}
