import Foundation

/// Adapts a presentation when the size class changes: a popover becomes a sheet, and a popover
/// again.
extension Presentation {
  /// Whether its style suits the current size classes; asks the delegate when these changed.
  ///
  /// True while it is off screen: it adapts when it is visible again.
  func checkAdapted() -> Bool {
    guard let traits = currentTraits, presented.presentation?.removesPresenterView != true else {
      return true
    }
    let adapted = AdaptationTraits(traits)
    if adapted != adaptation.traits { adaptation = (adapted, original.style(for: traits)) }
    return adaptation.style == controller.presentationStyle
  }

  /// The traits of its window, before it is shown of the presenter's; nil if it is off screen.
  private var currentTraits: UITraitCollection? {
    isShown ? container.window?.traitCollection : presenter?.windowTraits
  }

  /// Adapts to the current size classes.
  func adapt() {
    guard let traits = currentTraits, let presenter, let source = source ?? self.presenter else {
      return
    }
    runner.performCallbacks {
      UIView.performWithoutAnimation {
        let form = requestedForm.adapted(to: traits, presenter: presenter, source: source)
        if isShown { change(to: form) } else { exchange(form) }
      }
    }
    _ = runner.takePendingChanges()
    // If the wanted style is not available, it is not tried again.
    adaptation.style = controller.presentationStyle
  }

  /// Replaces the form, and moves what is presented over the old one to the new one.
  private func exchange(_ form: PresentationForm) {
    let old = presented
    guard old !== form.presented else { return apply(form) }
    old.ownPresentation = nil
    old.forgetPresentationController()
    // The old controller may be a container around it, such as a navigation controller.
    if form.presented.parent != nil { form.presented.leaveContainer() }
    apply(form)
    form.presented.ownPresentation = self
    if let over = old.presentation {
      old.presentation = nil
      over.presenter = form.presented
      over.controller.presenting = form.presented
      form.presented.presentation = over
    }
  }

  /// Replaces the form that is on screen by another.
  private func change(to form: PresentationForm) {
    // A finger that drags the old form loses it.
    stage?.touches.cancelAll(in: container)
    let (old, oldContainer, hid) = (self.form, container, removesPresenterView)
    let isOther = old.presented !== form.presented
    let isVisible = presented.viewsInContext.contains { $0.window != nil }
    form.controller.delegate?.presentationController(
      form.controller, willPresentWithAdaptiveStyle: form.controller.adaptedStyle,
      transitionCoordinator: nil)
    old.controller.dismissalTransitionWillBegin()
    old.controller.restoreBackdrop()
    if isOther, isVisible { old.presented.disappearAtOnce() }
    old.presented.view.containerInsets = .zero
    old.controller.presentedView?.backdropInset = .zero
    if hid { restorePresenterView() }
    exchange(form)
    if isOther, isVisible { presented.beginAppearanceInContext(true, animated: false) }
    enter(over: oldContainer)
    hidePresenter(afterHiding: hid)
    if isOther, isVisible { presented.arriveAtOnce() }
    old.controller.dismissalTransitionDidEnd(true)
    old.controller.containerView = nil
    oldContainer.removeFromSuperview()
    controller.presentationTransitionDidEnd(true)
    // A popover's source has its final frame only now.
    container.setNeedsLayout()
    presented.presentation?.container.setNeedsLayout()
  }

  /// Adds a container for the new form, and the presented view to it.
  private func enter(over oldContainer: UIView) {
    container = PresentationContainer(frame: .zero)
    container.presentation = self
    if let home = containerHome, let view = presenter?.view {
      place(container, over: view, in: home)
      if oldContainer.superview === home {
        home.insertSubview(container, aboveSubview: oldContainer)
      }
    }
    controller.containerView = container
    controller.presentationTransitionWillBegin()
    dimPresenter(true)
    presented.loadViewIfNeeded()
    guard let view = controller.presentedView else { return }
    // The view moves within the window, so that it is not told that it left the window.
    container.addSubview(view)
    controller.embedContent()
    view.place(in: controller.placedFrame)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    presented.view.updateSafeArea()
    presented.presentation?.followPresenter()
  }

  /// Covers the context of a presenter whose view was moved to another superview.
  private func followPresenter() {
    guard isShown, coversContext, let presenter, let home = presenter.view.superview else { return }
    place(container, over: presenter.view, in: home)
    if removesPresenterView { removePresenterView() }
  }

  /// Adds or removes the presenter's view as the new form demands, and calls its appearance
  /// methods.
  private func hidePresenter(afterHiding hid: Bool) {
    guard let presenter else { return }
    if removesPresenterView {
      if !hid { presenter.beginAppearanceTransition(false, animated: false) }
      removePresenterView()
      if !hid { presenter.endAppearanceTransition() }
    } else if hid, presenter.viewIfLoaded?.window != nil {
      presenter.beginAppearanceTransition(true, animated: false)
      presenter.arriveAtOnce()
    }
  }
}

extension UIViewController {
  fileprivate func arriveAtOnce() {
    reportIsAppearing(animated: false)
    endAppearanceInContext()
  }

  fileprivate func disappearAtOnce() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Removes the controller and its view from its parent.
  fileprivate func leaveContainer() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
