/// The values that a view keeps for the app, without an effect on how it looks.
struct ViewExtras {
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat?
  var accessibilityIdentifier: String?
  var allowsFocus = false
  var selectionFollowsFocus = false
  private var others: [ObjectIdentifier: Any] = [:]

  /// The value that another subject keeps with the view, by the type of the value; nil at first.
  subscript<Value>(_ type: Value.Type) -> Value? {
    get { others[ObjectIdentifier(type)] as? Value }
    set { others[ObjectIdentifier(type)] = newValue }
  }
}
