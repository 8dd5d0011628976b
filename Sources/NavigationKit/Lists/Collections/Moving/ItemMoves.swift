import Foundation

/// Moves a collection view's items by a finger that is held on them.
final class ItemMoves: NSObject, UIGestureRecognizerDelegate {
  private unowned let collection: UICollectionView
  /// The press that lifts an item.
  let press = UILongPressGestureRecognizer()
  /// The finger's distance from the item's middle.
  private var grip = CGPoint.zero

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init()
    press.delegate = self
    press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let path = collection.indexPathForItem(at: press.location(in: collection))
    return path.map { collection.canMove($0, byDefault: false) } ?? false
  }

  private func pressDidChange() {
    let finger = press.location(in: collection)
    if press.state == .began, let path = collection.indexPathForItem(at: finger),
      let item = collection.layoutAttributesForItem(at: path)
    {
      grip = CGPoint(x: finger.x - item.center.x, y: finger.y - item.center.y)
      _ = collection.beginMoving(path, byDefault: false)
    }
    collection.moveItem(
      by: press.state, to: CGPoint(x: finger.x - grip.x, y: finger.y - grip.y))
  }
}

extension UICollectionView {
  /// Follows a gesture that drags an item, once it has begun.
  func moveItem(by state: UIGestureRecognizer.State, to position: CGPoint) {
    switch state {
    case .changed: updateInteractiveMovementTargetPosition(position)
    case .ended: endInteractiveMovement()
    case .cancelled, .failed: cancelInteractiveMovement()
    case .possible, .began: break
    }
  }
}
