extension UIViewController {
  /// The popover that the controller is shown as, or is to be; nil where its style is another.
  ///
  /// Where it has adapted to a sheet this is still the popover that it was asked to be.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let parent { return parent.popoverPresentationController }
    let asked = ownPresentation?.original ?? presentationController
    return asked as? UIPopoverPresentationController
  }
}
