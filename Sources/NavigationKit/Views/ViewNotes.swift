/// What a view keeps for the app, without an effect on what is shown.
struct ViewNotes {
  var isOpaque = true
  var accessibilityIdentifier: String?
}

extension UIView {
  /// Whether the app promises that it covers its bounds, on which nothing depends here; true unless
  /// set.
  public var isOpaque: Bool {
    get { notes.isOpaque }
    set { notes.isOpaque = newValue }
  }

  /// A name by which tests of the app find it; people never hear it.
  public var accessibilityIdentifier: String? {
    get { notes.accessibilityIdentifier }
    set { notes.accessibilityIdentifier = newValue }
  }
}
