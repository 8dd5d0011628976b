extension UIViewController {
  /// What shows the controller, or is to show it: made at the first access, kept until it is gone.
  public var presentationController: UIPresentationController? {
    parent?.presentationController ?? ownPresentationController(presenter: nil, source: self)
  }

  /// The sheet the controller is shown as, or is to be; nil where its style is another.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller for the controller's style, adapted to the room there is.
  func adaptedPresentationController(
    presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let own = ownPresentationController(presenter: presenter, source: source)
    let style = own.delegate?.adaptivePresentationStyle(
      for: own, traitCollection: presenter.view.traitCollection)
    guard let style, style != .none, style != own.presentationStyle else { return own }
    let adapted = makePresentationController(style, presenter: presenter, source: source)
    adapted.presentationStyle = style
    adapted.delegate = own.delegate
    role.controller = adapted
    return adapted
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

  /// The next presentation starts anew.
  func forgetPresentationController() { role.controller = nil }
}
