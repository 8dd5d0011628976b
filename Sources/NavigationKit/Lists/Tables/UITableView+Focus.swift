extension UITableView {
  /// Whether the app wants keys to move a focus to its rows; kept, as nothing moves one here.
  public var allowsFocus: Bool {
    get { extras.allowsFocus }
    set { extras.allowsFocus = newValue }
  }

  /// Whether the app wants what has the focus to be selected; kept, as nothing has one here.
  public var selectionFollowsFocus: Bool {
    get { extras.selectionFollowsFocus }
    set { extras.selectionFollowsFocus = newValue }
  }
}
