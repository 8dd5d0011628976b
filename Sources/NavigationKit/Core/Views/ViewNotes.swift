/// What a view keeps for the app, without an effect on how it looks.
struct ViewNotes {
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat?
  var accessibilityIdentifier: String?
  var allowsFocus = false
  var selectionFollowsFocus = false
  private var others: [ObjectIdentifier: Any] = [:]

  /// What a subject of its own keeps with the view, by the type that holds it; nil at first.
  subscript<Value>(_ type: Value.Type) -> Value? {
    get { others[ObjectIdentifier(type)] as? Value }
    set { others[ObjectIdentifier(type)] = newValue }
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
