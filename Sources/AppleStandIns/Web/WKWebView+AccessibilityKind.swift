package import NavigationKit

extension WKWebView: AccessibilityKindSource {
  package var accessibilityKind: AccessibilityNode.Kind { .webView }
}
