/// The accessibility properties set on a responder; nil for the defaults of its class.
struct AccessibilityProperties {
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var hidesElements: Bool?
}

extension UIResponder {
  func changeAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
    var properties = accessibility ?? AccessibilityProperties()
    change(&properties)
    accessibility = properties
  }
}

extension UIView {
  /// The view's role as an element, by its class or the app's traits; nil for no element.
  var shownElementRole: StageElement.Role? {
    switch accessibility?.isElement {
    case false?: nil
    case true? where elementRole == nil: accessibilityTraits.role
    default: elementRole
    }
  }
}
