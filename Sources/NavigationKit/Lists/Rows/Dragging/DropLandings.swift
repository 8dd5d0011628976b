import Foundation

/// Where the items of a drop on a list come down, as its delegate said.
struct DropLandings {
  /// A place, and the size of an item there; nil for the item's own size.
  struct Place {
    let target: UIPreviewTarget
    let size: CGSize?
    /// How an item is cut and coloured there; nil for as it is.
    var parameters: UIDragPreviewParameters?

    init(target: UIPreviewTarget, size: CGSize?) { (self.target, self.size) = (target, size) }

    /// Makes the place of a rectangle in a view.
    init(_ frame: CGRect, in view: UIView) {
      target = UIPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY))
      size = frame.size
    }
  }

  private var entries: [ObjectIdentifier: (animator: DragAnimator, place: () -> Place?)] = [:]

  /// Lets an item come down where a closure says once everything is laid out.
  mutating func add<Animator: DragAnimator>(
    _ item: UIDragItem, _ animator: Animator = DragAnimator(), at place: @escaping () -> Place?
  ) -> Animator {
    entries[ObjectIdentifier(item)] = (animator, place)
    return animator
  }

  /// The preview as which an item comes down; nil if no place was given for the item.
  func preview(of item: UIDragItem, from defaultPreview: UITargetedDragPreview)
    -> UITargetedDragPreview?
  {
    guard let place = entries[ObjectIdentifier(item)]?.place() else { return nil }
    let view =
      place.size.map { UIView(frame: CGRect(origin: .zero, size: $0)) } ?? defaultPreview.view
    return UITargetedDragPreview(
      view: view, parameters: place.parameters ?? defaultPreview.parameters, target: place.target)
  }

  /// Adds the animations of an item to an animator.
  func join(_ animator: any UIDragAnimating, of item: UIDragItem) {
    guard let own = entries[ObjectIdentifier(item)]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }
}
