import Foundation

/// The view of an item while a finger carries it.
final class DraggedItemView: UIView {
  private let plate = UIView(frame: .zero)
  private let content: UIView

  /// Makes a view that looks as another does now.
  convenience init(pictureOf view: UIView, _ parameters: UIPreviewParameters) {
    self.init(
      view.snapshotView(afterScreenUpdates: true) ?? UIView(frame: view.bounds), of: view,
      parameters)
  }

  /// Makes a view that shows another itself.
  convenience init(showing view: UIView, _ parameters: UIPreviewParameters) {
    self.init(view, of: view, parameters)
  }

  private init(_ content: UIView, of view: UIView, _ parameters: UIPreviewParameters) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    isUserInteractionEnabled = false
    let radius = view.layerIfUsed?.cornerRadius ?? 0
    plate.frame = bounds
    plate.backgroundColor =
      parameters.backgroundColor ?? view.backgroundColor ?? .systemBackground
    plate.layer.cornerRadius = radius
    plate.clipsToBounds = true
    content.transform = .identity
    content.frame = bounds
    plate.addSubview(content)
    addSubview(plate)
    let outline = parameters.visiblePath ?? UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    if parameters.visiblePath != nil { cut(along: outline) }
    layer.shadowPath = outline.cgPath
    layer.shadowRadius = DragMetrics.shadowRadius
  }

  required init?(coder: NSCoder) { nil }

  private func cut(along path: UIBezierPath) {
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    plate.layer.mask = mask
  }

  /// Whether it is above the screen, with a shadow.
  var isAbove: Bool {
    get { layer.shadowOpacity > 0 }
    set { layer.shadowOpacity = newValue ? DragMetrics.shadowOpacity : 0 }
  }

  /// Scales the view to the size of the place where the item comes down.
  func scale(to size: CGSize, _ transform: CGAffineTransform) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    self.transform = CGAffineTransform(
      scaleX: size.width / bounds.width, y: size.height / bounds.height
    ).concatenating(transform)
  }
}
