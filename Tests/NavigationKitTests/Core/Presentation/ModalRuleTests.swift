import Foundation
import Goldens
import NavigationKit
import Testing

/// Stacks and presentations over them.
struct ModalRuleTests {
  @Test func `what is presented is the visible page, and the top of the stack stays the top`() {
    let fixture = NavigationFixture("Albums", "Family")
    let camera = PageController("Camera")
    fixture.pages[1].present(camera, animated: true)
    fixture.stage.settle()
    #expect(fixture.navigation.visibleViewController === camera)
    #expect(fixture.navigation.topViewController === fixture.pages[1])
    camera.dismiss(animated: true)
    fixture.stage.settle()
    #expect(fixture.navigation.visibleViewController === fixture.pages[1])
  }

  @Test func `a navigation controller works the same where it is presented`() {
    let fixture = NavigationFixture("Albums")
    let other = UINavigationController(rootViewController: PageController("Login"))
    other.modalPresentationStyle = .fullScreen
    fixture.pages[0].present(other, animated: true)
    fixture.stage.settle()
    other.pushViewController(PageController("Password"), animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["Password"])
    fixture.stage.tap("Login")
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["Login"])
    other.dismiss(animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["Albums"])
  }

  @Test func `showing a detail presents it`() {
    let fixture = NavigationFixture("Albums")
    let detail = PageController("Detail")
    fixture.pages[0].showDetailViewController(detail, sender: nil)
    fixture.stage.settle()
    #expect(fixture.navigation.presentedViewController === detail)
    #expect(fixture.titles == ["Albums"])
  }

  @Test func `what covers its context covers the navigation controller, and no more`() {
    let stage = Stage(size: .phone)
    let (outer, page) = (UIViewController(), PageController("Albums"))
    let navigation = UINavigationController(rootViewController: page)
    let half = CGRect(x: 0, y: 0, width: 390, height: 400)
    outer.addChild(navigation)
    navigation.view.frame = half
    outer.view.addSubview(navigation.view)
    stage.window.rootViewController = outer
    stage.window.makeKeyAndVisible()
    let cover = PageController("Cover")
    cover.modalPresentationStyle = .currentContext
    page.present(cover, animated: false)
    #expect(navigation.presentedViewController === cover)
    #expect(cover.view.convert(cover.view.bounds, to: stage.window) == half)
  }

  @Test func `pages on a stack are not asked which ways up they can be shown`() {
    let fixture = NavigationFixture("Albums")
    fixture.navigation.pushViewController(UprightPage(), animated: false)
    #expect(fixture.navigation.supportedInterfaceOrientations == .allButUpsideDown)
  }
}

private final class UprightPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
