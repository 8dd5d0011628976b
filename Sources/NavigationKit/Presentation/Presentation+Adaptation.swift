import Foundation

/// A presentation takes another form in other room: a popover becomes a sheet, and a popover again.
extension Presentation {
  /// Whether it is in the form that suits the room there is; where that changed, the delegate is asked.
  ///
  /// What is out of sight, as under what covers all of it, waits till it is seen again.
  var isAdapted: Bool {
    guard let traits = roomTraits, presented.presentation?.removesPresenterView != true else {
      return true
    }
    let room = PresentationRoom(traits)
    if room != suited.room { suited = (room, original.style(for: traits)) }
    return suited.style == controller.presentationStyle
  }

  /// The circumstances of the window, whichever part of it one of its forms covers; nil where it is
  /// out of sight.
  private var roomTraits: UITraitCollection? {
    isShown ? container.window?.traitCollection : presenter?.windowTraits
  }

  /// Takes the form that suits the room there is.
  func adapt() {
    guard let traits = roomTraits, let presenter, let source = source ?? self.presenter else {
      return
    }
    runner.performCallbacks {
      UIView.performWithoutAnimation {
        let form = asked.adapted(to: traits, presenter: presenter, source: source)
        if isShown { change(to: form) } else { exchange(form) }
      }
    }
    _ = runner.takeHeldChanges()
    // Where the style that was asked for is not to be had, it is not asked for again.
    suited.style = controller.presentationStyle
  }

  /// Has another form be the presenter's, with what is presented over it.
  private func exchange(_ form: PresentationForm) {
    let old = presented
    guard old !== form.presented else { return take(form) }
    old.ownPresentation = nil
    old.forgetPresentationController()
    // It was in what was shown in its place.
    if form.presented.parent != nil { form.presented.leaveContainer() }
    take(form)
    form.presented.ownPresentation = self
    if let over = old.presentation {
      old.presentation = nil
      over.presenter = form.presented
      over.controller.presenting = form.presented
      form.presented.presentation = over
    }
  }

  /// Shows another form in place of the one that is on screen.
  private func change(to form: PresentationForm) {
    let (old, oldContainer, hid) = (self.form, container, removesPresenterView)
    let isOther = old.presented !== form.presented
    let isSeen = presented.isAppearingOrAppeared
    form.controller.delegate?.presentationController(
      form.controller, willPresentWithAdaptiveStyle: form.controller.adaptedStyle,
      transitionCoordinator: nil)
    old.controller.dismissalTransitionWillBegin()
    old.controller.restoreBackdrop()
    if isOther, isSeen { old.presented.disappearAtOnce() }
    old.presented.view.containerInsets = .zero
    old.controller.presentedView?.recess = .zero
    if hid { restorePresenterView() }
    exchange(form)
    if isOther, isSeen { presented.beginAppearanceTransition(true, animated: false) }
    enter(over: oldContainer)
    hidePresenter(afterHiding: hid)
    if isOther, isSeen { presented.arriveAtOnce() }
    old.controller.dismissalTransitionDidEnd(true)
    old.controller.containerView = nil
    oldContainer.removeFromSuperview()
    controller.presentationTransitionDidEnd(true)
    // What a popover points at is laid out only now.
    container.setNeedsLayout()
    presented.presentation?.container.setNeedsLayout()
  }

  /// Puts a container for the new form in, and the presented view into that.
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
    presented.loadViewIfNeeded()
    guard let view = controller.presentedView else { return }
    // What is in the window stays there, so that nobody in it hears that it left.
    container.addSubview(view)
    controller.takeContent()
    view.place(in: controller.placedFrame)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    presented.view.updateSafeArea()
  }

  /// The presenter's view is there, or not, as the new form says, and it hears what changes.
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
    endAppearanceTransition()
  }

  fileprivate func disappearAtOnce() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Leaves the controller it is in, which showed it.
  fileprivate func leaveContainer() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
