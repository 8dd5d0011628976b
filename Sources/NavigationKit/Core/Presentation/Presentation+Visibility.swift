/// Whether a presentation is visible: it leaves the screen together with the page it covers.
extension Presentation {
  /// Whether it is off screen, with all that is presented over it, and no transition runs.
  var isOffScreen: Bool {
    isShown
      && chain.allSatisfy { $0.container.window == nil && $0.runner.isIdle }
  }

  /// Whether it is being dismissed, perhaps by a finger, or requested to be.
  var isGoing: Bool { !isWanted || runner.state.transition?.isDismissal == true }

  /// Whether it covers the context of a child, so that its container is inside the parent's view.
  var isInParentView: Bool { coversContext && presenter?.parent != nil }

  /// Whether its dismissal brings the presenter's view back on screen.
  var revealsPresenter: Bool {
    guard removesPresenterView, !isPresenterLeaving else { return false }
    let place = coversContext ? container : presenterHome ?? presenter?.viewIfLoaded
    return place?.window != nil
  }

  /// Whether the covered page is being replaced or its container disappears, and this presentation
  /// leaves with it.
  var isPresenterLeaving: Bool {
    guard coversContext, let presenter, let parent = presenter.parent else { return false }
    return !parent.isAppearingOrAppeared
      || parent.containerRole.childTransition?.from === presenter
  }
}
