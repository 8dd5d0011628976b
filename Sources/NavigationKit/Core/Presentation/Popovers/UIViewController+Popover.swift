extension UIViewController {
  /// The popover that the controller is or will be shown in; nil for other styles.
  ///
  /// If it was adapted to a sheet, this is still the original popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let parent { return parent.popoverPresentationController }
    let requestedForm = ownPresentation?.original ?? presentationController
    return requestedForm as? UIPopoverPresentationController
  }
}
