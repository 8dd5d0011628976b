extension UIViewController {
  /// What shows the controller now, adapted to the room there is; nil while nothing does.
  public var activePresentationController: UIPresentationController? {
    ownPresentation?.controller ?? parent?.activePresentationController
  }

  /// The outermost parent's presentation controller; made at the first access, kept until
  /// dismissal.
  var nearestPresentationController: UIPresentationController? {
    parent?.presentationController ?? ownPresentationController(presenter: nil, source: self)
  }

  /// The presentation controller for the style, adapted to the presenter's traits, and what it
  /// presents: this controller, or the one that the delegate supplied for the adapted style.
  func adaptedPresentation(
    presenter: UIViewController, source: UIViewController
  ) -> (controller: UIPresentationController, presented: UIViewController) {
    let own = ownPresentationController(presenter: presenter, source: source)
    let style = own.adaptivePresentationStyle(for: presenter.view.traitCollection)
    guard style != .none, style != own.presentationStyle else { return (own, self) }
    let shown =
      own.delegate?.presentationController(own, viewControllerForAdaptivePresentationStyle: style)
      ?? self
    let adapted = shown.makePresentationController(style, presenter: presenter, source: source)
    adapted.presentationStyle = style
    adapted.adaptedStyle = style
    adapted.delegate = own.delegate
    role.controller = nil
    shown.role.controller = adapted
    adapted.delegate?.presentationController(own, prepare: adapted)
    return (adapted, shown)
  }

  private func ownPresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let made = role.controller { return made }
    let made = makePresentationController(
      modalPresentationStyle, presenter: presenter, source: source)
    role.controller = made
    return made
  }

  private func makePresentationController(
    _ style: UIModalPresentationStyle, presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// The next presentation makes a new presentation controller.
  func forgetPresentationController() { role.controller = nil }
}
