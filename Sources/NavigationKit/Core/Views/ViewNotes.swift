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
