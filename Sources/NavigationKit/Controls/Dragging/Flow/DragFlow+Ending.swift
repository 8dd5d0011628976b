import Foundation

extension DragFlow {
  /// Lets a view take the items, which come down where it says.
  func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: dropSession)
    let ends = carried.map { thing in
      let defaultPreview = thing.preview(in: window)
      let wanted = target.delegate?.dropInteraction(
        target, previewForDropping: thing.item, withDefault: defaultPreview)
      return (thing, wanted === defaultPreview ? nil : wanted, isFading: wanted == nil)
    }
    let animators = carried.map { thing in
      let animator = DragAnimator()
      target.delegate?.dropInteraction(target, item: thing.item, willAnimateDropWith: animator)
      return animator
    }
    UIView.animate(withDuration: DragMetrics.dropDuration) {
      for (thing, end, isFading) in ends {
        if let end { thing.land(at: end) } else { thing.vanish(shrinking: !isFading) }
      }
      for animator in animators { animator.animate() }
    } completion: { [self] _ in
      for animator in animators { animator.complete(.end) }
      target.delegate?.dropInteraction(target, concludeDrop: dropSession)
      finish(operation)
    }
  }

  /// Takes the items back to where they were lifted, or where the app says.
  func goBack() {
    let delegate = interaction.delegate
    delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
    let ends = carried.map { thing -> (CarriedItem, UITargetedPreview?) in
      guard let source = thing.source else { return (thing, nil) }
      return (
        thing,
        delegate?.dragInteraction(
          interaction, previewForCancelling: thing.item, withDefault: source)
      )
    }
    let animators = carried.map { thing in
      let animator = DragAnimator()
      delegate?.dragInteraction(interaction, item: thing.item, willAnimateCancelWith: animator)
      return animator
    }
    UIView.animate(withDuration: DragMetrics.returnDuration) {
      for (thing, end) in ends {
        // A view that is gone has no place to go back to.
        if let end, end.target.container.window === window {
          thing.land(at: end)
        } else {
          thing.vanish(shrinking: false)
        }
      }
      for animator in animators { animator.animate() }
    } completion: { [self] _ in
      for animator in animators { animator.complete(.end) }
      finish(.cancel)
    }
  }
}
