/// A container that tells its children of their coming and going at each step of its own.
protocol PageContainer: UIViewController {
  /// The children whose views come and go with the container's.
  var shownPages: [UIViewController] { get }
}
