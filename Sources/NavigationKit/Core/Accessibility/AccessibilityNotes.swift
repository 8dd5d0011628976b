/// What an app says of a responder for assistive technology; nil leaves it to its kind.
struct AccessibilityNotes {
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var hidesElements: Bool?
}

extension UIResponder {
  func noteAccessibility(_ change: (inout AccessibilityNotes) -> Void) {
    var notes = accessibility ?? AccessibilityNotes()
    change(&notes)
    accessibility = notes
  }
}

extension UIView {
  /// What the view is to the user: what its kind or the app says; nil for no element.
  var shownElementRole: StageElement.Role? {
    switch accessibility?.isElement {
    case false?: nil
    case true? where elementRole == nil: accessibilityTraits.role
    default: elementRole
    }
  }
}
