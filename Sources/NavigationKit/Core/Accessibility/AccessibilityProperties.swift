import Foundation

/// The accessibility properties set on a responder; nil for the defaults of its class.
struct AccessibilityProperties {
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var hidesElements: Bool?
  var elements: [Any]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var isModal: Bool?
  var groupsChildren: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var inputLabels: [String]?
  var language: String?
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

  /// The view's frame on screen, in points; zero if it is on none.
  var frameOnScreen: CGRect {
    window.map { convert(bounds, to: $0) } ?? .zero
  }
}
