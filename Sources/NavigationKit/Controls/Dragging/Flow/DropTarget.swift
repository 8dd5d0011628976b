import Foundation

/// The interaction below the finger that may take the items.
struct DropTarget {
  let interaction: UIDropInteraction
  /// The interaction's proposal for the items.
  var proposal = UIDropProposal(operation: .cancel)

  /// The operation of a drop: forbidden if it would move items that may not be moved.
  func operation(in session: any UIDropSession) -> UIDropOperation {
    proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  /// The interactions at a point of a window, the innermost first.
  static func interactions(at point: CGPoint, in window: UIWindow) -> [UIDropInteraction] {
    sequence(first: window.hitTest(point, with: nil), next: { $0?.superview })
      .prefix { $0 != nil }.flatMap { $0?.interactions ?? [] }
      .compactMap { $0 as? UIDropInteraction }
  }
}
