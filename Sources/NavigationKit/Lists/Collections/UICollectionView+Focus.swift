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
