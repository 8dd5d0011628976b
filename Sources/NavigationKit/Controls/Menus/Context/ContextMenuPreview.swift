import Drawing
import Foundation

/// The preview of a context menu: a lifted picture of the pressed view, or a controller's view.
final class ContextMenuPreview: UIView {
  let controller: UIViewController?
  private let source: UIView
  private let cutout = UIView(frame: .zero)
  private let content: UIView
  /// The outline of the view's visible part; nil for all of it.
  private let outline: UIBezierPath?

  init(of source: UIView, _ parameters: UIPreviewParameters, controller: UIViewController?) {
    self.source = source
    outline = controller == nil ? parameters.visiblePath : nil
    self.controller = controller
    content = controller?.view ?? LiveSnapshotView(of: source)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if controller != nil { ownTraits = UITraitCollection(userInterfaceLevel: .elevated) }
    cutout.clipsToBounds = true
    let own = controller == nil ? source.layerIfUsed?.cornerRadius ?? 0 : 0
    cutout.layer.cornerRadius = own > 0 ? own : ContextMenuMetrics.cornerRadius
    cutout.layer.cornerCurve = own > 0 ? source.layer.cornerCurve : .continuous
    cutout.backgroundColor =
      controller == nil
      ? parameters.backgroundColor ?? source.backgroundColor ?? .systemBackground
      : .systemBackground
    if let outline {
      let mask = CAShapeLayer()
      mask.path = outline.cgPath
      cutout.layer.mask = mask
    }
    cutout.addSubview(content)
    addSubview(cutout)
  }

  required init?(coder: NSCoder) { nil }

  /// The size that it asks for, in points; a controller that asks for none gets the whole room.
  var wantedSize: CGSize {
    guard let controller else { return source.bounds.size }
    let size = controller.preferredContentSize
    let unlimited = CGFloat.greatestFiniteMagnitude
    return CGSize(
      width: size.width > 0 ? size.width : unlimited,
      height: size.height > 0 ? size.height : unlimited)
  }

  /// Whether it is cut where there is not enough room, not scaled.
  var isCut: Bool { controller != nil }

  /// Places it on a frame: a controller's view gets its size, a picture is scaled to it.
  func apply(_ frame: CGRect) {
    bounds.size = isCut ? frame.size : source.bounds.size
    let scale = bounds.width > 0 ? frame.width / bounds.width : 1
    transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Places it where the pressed view is, in the window; a controller's view is hidden there.
  func returnToSource(scale: CGFloat = 1) {
    center = source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: nil)
    var fitting: CGFloat = 1
    if isCut {
      alpha = 0
      fitting = max(
        ContextMenuMetrics.minimumPreviewScale,
        min(1, source.bounds.width / bounds.width, source.bounds.height / bounds.height))
    }
    transform = CGAffineTransform(scaleX: fitting * scale, y: fitting * scale)
  }

  /// Makes it fill a window, with the window's corners.
  func fill(_ frame: CGRect) {
    transform = .identity
    self.frame = frame
    cutout.layer.cornerRadius = 0
    layoutIfNeeded()
  }

  /// Removes the controller's view, unless the app has pushed the controller.
  func letGoOfController() {
    if controller?.viewIfLoaded?.superview === cutout { content.removeFromSuperview() }
  }

  override func layoutSubviews() {
    cutout.frame = bounds
    if content.superview === cutout { content.place(in: cutout.bounds) }
  }

  override func paint(on canvas: inout Canvas) {
    canvas.shadow(
      around: outline?.bounds ?? presentedBounds(at: canvas.now),
      cornerRadius: cutout.layer.cornerRadius,
      blur: ContextMenuMetrics.shadowBlur,
      offset: CGSize(width: 0, height: ContextMenuMetrics.shadowDrop),
      color: .black.faded(by: ContextMenuMetrics.shadowAlpha))
  }
}

/// Shows another view as it looks now, even where that is hidden by the engine.
final class LiveSnapshotView: UIView {
  private let source: UIView

  init(of source: UIView) {
    self.source = source
    super.init(frame: source.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func paint(on canvas: inout Canvas) { canvas.drawSnapshot(of: source, in: bounds) }

  override var elementRole: StageElement.Role? { source.elementRole ?? .image }
  override var elementText: String? { source.accessibilityLabel ?? source.elementText }
}
