import AppleStandIns
import Testing

/// What UI tests see of the views that stand in for Apple's.
@MainActor @Suite struct PlaceholderKindTests {
  @Test func `web views and maps have kinds of their own`() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let controller = UIViewController()
    controller.view.addSubview(WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    controller.view.addSubview(MKMapView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    #expect(kinds(in: stage.accessibilityTree()).isSuperset(of: [.webView, .map]))
  }

  private func kinds(in nodes: [AccessibilityNode]) -> Set<AccessibilityNode.Kind> {
    nodes.reduce(into: Set(nodes.map(\.kind))) { $0.formUnion(kinds(in: $1.children)) }
  }
}
