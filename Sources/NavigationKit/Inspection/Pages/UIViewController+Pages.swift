extension UIViewController {
  /// The action that takes a container back to its present pages at once; nil for other controllers.
  package var pageReturnAction: (() -> Void)? { containerRole.returnAction }
}
