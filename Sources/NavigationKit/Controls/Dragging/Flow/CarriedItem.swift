import Foundation

/// An item that a finger carries, with what is seen of it.
struct CarriedItem {
  let item: UIDragItem
  /// What it was lifted from; nil if nothing is seen of that.
  let source: UITargetedDragPreview?
  private(set) var view: DraggedItemView
  /// From the finger to its middle.
  private var grip: CGVector
  /// Where its middle was, and its transform there.
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

  /// Comes to a place, and looks as large as what is there.
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

  /// From here on, shows what the item says it looks like.
  mutating func takePreviewOfItem(in window: UIWindow) {
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

  /// What is carried, where it is now.
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
