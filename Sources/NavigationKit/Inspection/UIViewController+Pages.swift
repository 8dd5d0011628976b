extension UIViewController {
  /// What brings a container back at once to the pages that it shows now; nil for other controllers.
  package var wayBackToPages: (() -> Void)? { containerRole.wayBack }
}
