/// A view of another module that has a kind of its own.
@preconcurrency @MainActor
package protocol AccessibilityKindSource: UIView {
  /// The kind by which UI tests find it.
  var accessibilityKind: AccessibilityNode.Kind { get }
}
