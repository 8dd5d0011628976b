/// What a view keeps for the app, without an effect on what is shown.
struct ViewNotes {
  var isOpaque = true
  var accessibilityIdentifier: String?
  var allowsFocus = false
  var selectionFollowsFocus = false
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

extension UICollectionView {
  /// Whether the app wants keys to move a focus to its items; kept, as nothing moves one here.
  public var allowsFocus: Bool {
    get { notes.allowsFocus }
    set { notes.allowsFocus = newValue }
  }

  /// Whether the app wants what has the focus to be selected; kept, as nothing has one here.
  public var selectionFollowsFocus: Bool {
    get { notes.selectionFollowsFocus }
    set { notes.selectionFollowsFocus = newValue }
  }
}

extension UITableView {
  /// Whether the app wants keys to move a focus to its rows; kept, as nothing moves one here.
  public var allowsFocus: Bool {
    get { notes.allowsFocus }
    set { notes.allowsFocus = newValue }
  }

  /// Whether the app wants what has the focus to be selected; kept, as nothing has one here.
  public var selectionFollowsFocus: Bool {
    get { notes.selectionFollowsFocus }
    set { notes.selectionFollowsFocus = newValue }
  }
}
