extension UIViewController {
  /// The sheet that it is or will be shown in; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller in use, after adaptation; nil if the controller is not presented.
  public var activePresentationController: UIPresentationController? {
    ownPresentation?.controller ?? parent?.activePresentationController
  }

  /// The outermost parent's presentation controller; made at the first access, kept until
  /// dismissal.
  var nearestPresentationController: UIPresentationController? {
    parent?.presentationController ?? ownPresentationController(presenter: nil, source: self)
  }

  /// The presentation controller of its own style; made at the first access, kept until dismissal.
  func ownPresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let made = role.controller { return made }
    let made = makePresentationController(
      modalPresentationStyle, presenter: presenter, source: source)
    role.controller = made
    return made
  }

  /// Makes a presentation controller for a style.
  func makePresentationController(
    _ style: UIModalPresentationStyle, presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
        ?? role.makeCustomController?(self, presenter)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .overFullScreen, .none:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    case .overCurrentContext:
      return role.makeCustomController?(self, presenter)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// The next presentation makes a new presentation controller.
  func forgetPresentationController() { role.controller = nil }
}
