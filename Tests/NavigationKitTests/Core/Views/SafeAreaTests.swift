import Foundation
import NavigationKit
import Testing

/// The safe areas of views that hang over the screen's edges.
struct SafeAreaTests {
  private let stage = Stage(
    size: CGSize(width: 844, height: 390),
    safeAreaInsets: UIEdgeInsets(left: 47, bottom: 21, right: 47))

  @Test func `all of a view that is beyond the safe area is covered, off the screen, too`() {
    let page = UIViewController()
    let view = UIView(frame: CGRect(x: -20, y: 100, width: 200, height: 100))
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    #expect(view.safeAreaInsets == UIEdgeInsets(left: 67))
    view.frame.origin.x = 680
    #expect(view.safeAreaInsets == UIEdgeInsets(right: 83))
    view.frame.origin.x = 300
    #expect(view.safeAreaInsets == .zero)
  }
}
