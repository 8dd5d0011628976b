import Foundation
import NavigationKit
import Testing

/// Content insets for bars and screen edges.
struct ScrollInsetsTests {
  private let covered = UIEdgeInsets(top: 88, bottom: 34)

  @Test func `content starts below what covers the top`() {
    let fixture = ScrollFixture(insets: covered)
    #expect(fixture.y == -88)
    #expect(fixture.scrollView.adjustedContentInset == covered)
  }

  @Test func `content at its top stays there when a bar goes, content elsewhere stays still`() {
    let fixture = ScrollFixture(insets: covered)
    fixture.stage.resize(
      to: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 20))
    #expect(fixture.y == -20)
    fixture.scrollView.contentOffset.y = 500
    fixture.stage.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: covered)
    #expect(fixture.y == 500)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, UIEdgeInsets(top: 88, bottom: 34)),
    (.never, .zero), (.always, UIEdgeInsets(top: 88, left: 44, bottom: 34, right: 44)),
    (.scrollableAxes, .zero),
  ])
  func `each behaviour counts other edges`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: UIEdgeInsets
  ) {
    let fixture = ScrollFixture(
      content: CGSize(width: 300, height: 300),
      insets: UIEdgeInsets(top: 88, left: 44, bottom: 34, right: 44))
    fixture.scrollView.contentInsetAdjustmentBehavior = behavior
    #expect(fixture.scrollView.adjustedContentInset == expected)
  }

  @Test func `one's own insets come on top`() {
    let fixture = ScrollFixture(insets: covered)
    fixture.scrollView.contentInset = UIEdgeInsets(top: 12)
    #expect(fixture.scrollView.adjustedContentInset.top == 100)
    #expect(fixture.y == -100)
  }

  @Test func `a subclass hears that its insets changed, and nothing while they stay`() {
    let view = InsetView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = UIViewController()
    controller.view = view
    let stage = Stage(size: view.frame.size, safeAreaInsets: covered)
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    #expect(view.heard.last?.top == 88)
    view.heard = []
    view.contentInset.top = 12
    view.contentInset.top = 12
    view.contentSize.height = 2000
    stage.settle()
    #expect(view.heard == [UIEdgeInsets(top: 100, bottom: 34)])
    stage.resize(to: view.frame.size, safeAreaInsets: UIEdgeInsets(top: 20))
    #expect(view.heard.last?.top == 32)
  }

  @Test func `content that shrinks is not left out of sight`() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 3000
    fixture.scrollView.contentSize.height = 1000
    fixture.stage.settle()
    #expect(fixture.y == 200)
  }

  @Test func `content that grows under way goes on as if it had been that large before`() {
    let (growing, large) = (
      ScrollFixture(content: CGSize(width: 400, height: 1200)), ScrollFixture()
    )
    for fixture in [growing, large] { fixture.flick() }
    growing.stage.advance(by: 0.01)
    growing.scrollView.contentSize.height = 4000
    growing.stage.settle()
    large.stage.settle()
    #expect(abs(growing.y - large.y) <= 1)
    #expect(growing.calls.last == "didDecelerate")
  }
}

/// Notes each change of its adjusted insets.
private final class InsetView: UIScrollView {
  var heard: [UIEdgeInsets] = []
  override func adjustedContentInsetDidChange() { heard.append(adjustedContentInset) }
}
