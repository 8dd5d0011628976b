package import NavigationKit

extension MKMapView: AccessibilityKindSource {
  package var accessibilityKind: AccessibilityNode.Kind { .map }
}
