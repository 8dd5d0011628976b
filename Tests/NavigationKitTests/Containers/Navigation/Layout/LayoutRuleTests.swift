import Foundation
import Goldens
import NavigationKit
import Testing

/// The layout of a page, factor by factor.
struct LayoutRuleTests {
  /// A page between both bars, below a status bar of 20 points.
  private func fixture() -> NavigationFixture {
    let fixture = NavigationFixture("Photo")
    fixture.stage.resize(
      to: .phone, safeAreaInsets: UIEdgeInsets(top: 20))
    fixture.navigation.setToolbarHidden(false, animated: false)
    return fixture
  }

  private func frame(of fixture: NavigationFixture) -> CGRect {
    fixture.stage.settle()
    return fixture.pages[0].view.frame
  }

  @Test func `no page is larger than the view that its navigation controller is shown in`() {
    let fixture = fixture()
    fixture.stage.resize(to: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
    #expect(frame(of: fixture) == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func `under translucent bars a page fills the screen`() {
    #expect(frame(of: fixture()) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `an opaque bar is never lain under, whatever the page wants`() {
    let fixture = fixture()
    fixture.navigation.navigationBar.isTranslucent = false
    fixture.pages[0].edgesForExtendedLayout = .all
    #expect(frame(of: fixture) == CGRect(x: 0, y: 64, width: 390, height: 780))
  }

  @Test func `an opaque toolbar is never lain under either`() {
    let fixture = fixture()
    fixture.navigation.toolbar.isTranslucent = false
    #expect(frame(of: fixture) == CGRect(x: 0, y: 0, width: 390, height: 800))
  }

  @Test func `a page that does not want to lie under bars lies between them`() {
    let fixture = fixture()
    fixture.pages[0].edgesForExtendedLayout = []
    #expect(frame(of: fixture) == CGRect(x: 0, y: 64, width: 390, height: 736))
  }

  @Test func `a page may ask to lie under opaque bars too`() {
    let fixture = fixture()
    fixture.navigation.navigationBar.isTranslucent = false
    fixture.pages[0].extendedLayoutIncludesOpaqueBars = true
    #expect(frame(of: fixture) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a scroll view lets its content start below a translucent bar, another view does not`()
  {
    let fixture = NavigationFixture("Photo")
    let scroll = UIScrollView(frame: fixture.pages[0].view.bounds)
    let plain = UIView(frame: scroll.bounds)
    fixture.pages[0].view.addSubview(plain)
    fixture.pages[0].view.addSubview(scroll)
    fixture.stage.settle()
    #expect(scroll.adjustedContentInset.top == 44)
    #expect(scroll.contentOffset.y == -44)
    #expect(plain.bounds.origin == .zero)
  }

  @Test func `a narrow and a wide window show the same interface, only of another size`() {
    let fixture = NavigationFixture("Albums", "Family")
    let visible = { fixture.stage.elements().map { "\($0.role.rawValue) \($0.label)" } }
    let narrow = visible()
    fixture.stage.resize(to: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    #expect(visible() == narrow)
    #expect(fixture.pages[1].view.frame.width == 1024)
  }
}
