/// What of a presentation is seen: a page it covers, and it with the page, may be hidden by another.
extension Presentation {
  /// Whether nothing of it is seen, nor of what is presented over it, and nothing moves.
  var isOutOfSight: Bool {
    isShown
      && chain.allSatisfy { $0.container.window == nil && $0.runner.isIdle }
  }

  /// Whether it is on its way out, perhaps under a finger.
  var isGoing: Bool { !isWanted || runner.state.transition?.isDismissal == true }

  /// Whether it goes inside the view of what is presented below it, and not over that.
  var isInsidePresenter: Bool { coversContext && presenter?.parent != nil }

  /// Whether the presenter is seen once this one is gone, and was not while it was there.
  var revealsPresenter: Bool {
    guard takesPresenter, !isPresenterLeaving else { return false }
    let place = coversContext ? container : presenterHome ?? presenter?.viewIfLoaded
    return place?.window != nil
  }

  /// Whether the covered page is on its way out, and this one with it.
  private var isPresenterLeaving: Bool {
    coversContext && presenter?.isBeingReplaced == true
  }
}

extension UIViewController {
  /// Whether the controller, or one around it, gives way to another in a transition of its container.
  fileprivate var isBeingReplaced: Bool {
    sequence(first: self, next: \.parent).contains { controller in
      controller.parent?.containerRole.childTransition.map { $0.from === controller } ?? false
    }
  }
}
