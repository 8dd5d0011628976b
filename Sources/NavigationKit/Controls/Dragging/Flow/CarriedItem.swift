import Foundation

/// An item that a finger carries, with the view that shows it.
struct CarriedItem {
  let item: UIDragItem
  /// The preview that the item was lifted from; nil without one.
  let source: UITargetedDragPreview?
  private(set) var view: DraggedItemView
  /// The offset from the finger to the item's middle.
  private var grip: CGVector
  /// The item's middle before it was lifted, and its transform there.
  private let home: CGPoint
  private let homeTransform: CGAffineTransform

  init(_ item: UIDragItem, _ source: UITargetedDragPreview?, finger: CGPoint) {
    (self.item, self.source) = (item, source)
    let nothing = UIView(frame: .zero)
    view = DraggedItemView(
      pictureOf: source?.view ?? nothing, source?.parameters ?? UIPreviewParameters())
    home = source?.target.centerInWindow ?? finger
    homeTransform = source?.target.transform ?? .identity
    grip = CGVector(dx: home.x - finger.x, dy: home.y - finger.y)
  }

  /// Adds it to a window, where it was lifted.
  func show(in window: UIWindow) {
    UIView.performWithoutAnimation {
      view.center = home
      view.transform = homeTransform
      window.addSubview(view)
    }
  }

  /// Looks lifted.
  func rise() {
    view.isAbove = true
    view.transform = homeTransform.scaledBy(
      x: DragMetrics.liftedScale, y: DragMetrics.liftedScale)
  }

  /// Looks as it did before it was lifted.
  func land() {
    view.isAbove = false
    view.center = home
    view.transform = homeTransform
  }

  /// Comes to a place, and takes the size of the preview there.
  func land(at end: UITargetedPreview) {
    view.isAbove = false
    view.center = end.target.centerInWindow
    view.scale(to: end.size, end.target.transform)
  }

  /// Vanishes where it is.
  func vanish(shrinking: Bool) {
    view.alpha = 0
    guard shrinking else { return }
    view.transform = CGAffineTransform(
      scaleX: DragMetrics.droppedScale, y: DragMetrics.droppedScale)
  }

  /// Follows a finger; further items stand out behind the first one.
  func follow(_ finger: CGPoint, place: Int) {
    let offset = CGFloat(place) * DragMetrics.stackOffset
    view.center = CGPoint(x: finger.x + grip.dx + offset, y: finger.y + grip.dy + offset)
  }

  /// Shows the item's own preview from here on.
  mutating func showItemPreview(in window: UIWindow) {
    guard let preview = item.previewProvider?() else { return }
    let former = view
    view = DraggedItemView(showing: preview.view, preview.parameters)
    grip = .zero
    UIView.performWithoutAnimation {
      view.isAbove = true
      window.insertSubview(view, aboveSubview: former)
    }
    former.removeFromSuperview()
  }

  /// The preview of the item where it is now.
  func preview(in window: UIWindow) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: window, center: view.center))
  }
}

extension UIPreviewTarget {
  /// Where its middle is in the window.
  var centerInWindow: CGPoint { container.convert(center, to: nil) }
}
