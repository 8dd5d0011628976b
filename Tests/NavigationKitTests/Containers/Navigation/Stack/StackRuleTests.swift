import Foundation
import Goldens
import NavigationKit
import Testing

/// Navigation by users and code.
struct StackRuleTests {
  @Test func `pushing shows the next level`() {
    let fixture = NavigationFixture("Albums")
    fixture.navigation.pushViewController(fixture.page("Family"), animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["Family"])
  }

  @Test func `showing a page pushes it`() {
    let fixture = NavigationFixture("Albums")
    fixture.pages[0].show(fixture.page("Family"), sender: nil)
    fixture.stage.settle()
    #expect(fixture.titles == ["Albums", "Family"])
  }

  @Test func `the back button leads up one level, in motion`() {
    let fixture = NavigationFixture("Albums", "Family")
    fixture.stage.tap("Albums")
    fixture.stage.advance(by: 0.1)
    #expect((fixture.x(of: fixture.pages[1]) ?? 0) > 0)
    fixture.stage.settle()
    #expect(fixture.titles == ["Albums"])
    #expect(fixture.labels(.title) == ["Albums"])
  }

  @Test func `a swipe from the left edge leads up one level too`() {
    let fixture = NavigationFixture("Albums", "Family")
    fixture.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["Albums"])
  }

  @Test func `popping leads up one level by code`() {
    let fixture = NavigationFixture("Albums", "Family")
    #expect(fixture.navigation.popViewController(animated: false) === fixture.pages[1])
    #expect(fixture.labels(.title) == ["Albums"])
  }

  @Test func `popping to the root leaves only the root`() {
    let fixture = NavigationFixture("Albums", "Family", "Photo")
    let popped = fixture.navigation.popToRootViewController(animated: true)
    #expect(popped == [fixture.pages[1], fixture.pages[2]])
    fixture.stage.settle()
    #expect(fixture.navigation.viewControllers == [fixture.pages[0]])
  }

  @Test func `popping to a page leads up several levels`() {
    let fixture = NavigationFixture("Albums", "Family", "Photo", "Info")
    fixture.navigation.popToViewController(fixture.pages[1], animated: true)
    fixture.stage.settle()
    #expect(fixture.titles == ["Albums", "Family"])
    #expect(fixture.labels(.title) == ["Family"])
  }

  @Test func `setting the stack before the first display restores where a person was`() {
    let fixture = NavigationFixture("Albums", "Family", "Photo")
    #expect(fixture.labels(.title) == ["Photo"])
    #expect(fixture.labels(.backButton) == ["Family"])
    #expect(!fixture.pages[0].isViewLoaded && !fixture.pages[1].isViewLoaded)
  }

  @Test func `setting the stack jumps anywhere, with a trail back to the root`() {
    let fixture = NavigationFixture("Albums", "Family")
    let trail = [fixture.pages[0], fixture.page("Travel"), fixture.page("Beach")]
    fixture.navigation.setViewControllers(trail, animated: true)
    for title in ["Travel", "Albums"] {
      fixture.stage.settle()
      fixture.stage.tap(title)
    }
    fixture.stage.settle()
    #expect(fixture.titles == ["Albums"])
  }

  @Test func `the root is never popped and has no back button`() {
    let fixture = NavigationFixture("Albums")
    #expect(fixture.navigation.popViewController(animated: true) == nil)
    #expect(fixture.navigation.popToRootViewController(animated: true) == nil)
    fixture.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    fixture.stage.settle()
    #expect(fixture.titles == ["Albums"])
    #expect(fixture.labels(.backButton).isEmpty)
  }

  @Test func `popping several pages moves only the top one`() {
    let fixture = NavigationFixture("Albums", "Family", "Photo")
    fixture.navigation.popToRootViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.x(of: fixture.pages[2]) != nil)
    #expect(fixture.x(of: fixture.pages[1]) == nil)
    #expect(fixture.x(of: fixture.pages[0]) != nil)
  }

  @Test func `a change asked for during a transition waits for its end`() {
    let fixture = NavigationFixture("Albums")
    fixture.navigation.pushViewController(fixture.page("Family"), animated: true)
    fixture.stage.advance(by: 0.1)
    let photo = fixture.page("Photo")
    fixture.navigation.pushViewController(photo, animated: true)
    #expect(fixture.x(of: photo) == nil)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["Photo"])
  }

  @Test func `one page is visible at a time`() {
    let fixture = NavigationFixture("Albums", "Family", "Photo")
    #expect(fixture.pages.map { fixture.x(of: $0) } == [nil, nil, 0])
    fixture.stage.tap("Family")
    fixture.stage.settle()
    #expect(fixture.pages.map { fixture.x(of: $0) } == [nil, 0, nil])
  }

  @Test func `a page hands its result down through a delegate and need not know who pushed it`() {
    let fixture = NavigationFixture("Albums")
    let editor = NameEditor()
    let album = AlbumPage()
    fixture.navigation.pushViewController(album, animated: false)
    editor.delegate = album
    fixture.navigation.pushViewController(editor, animated: false)
    fixture.stage.tap("Done")
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["Holidays"])
  }

  @Test func `a subclass decides what the back button and the swipe do`() {
    let stage = Stage(size: .phone)
    let navigation = StayingNavigationController(rootViewController: PageController("A"))
    navigation.pushViewController(PageController("B"), animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.tap("A")
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    stage.settle()
    #expect(navigation.pushes == 2)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a subclass that pops at once leaves the swipe nothing to move`() {
    let stage = Stage(size: .phone)
    let navigation = InstantNavigationController(rootViewController: PageController("A"))
    navigation.pushViewController(PageController("B"), animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.press(at: CGPoint(x: 2, y: 400))
    stage.move(to: CGPoint(x: 100, y: 400), over: 0.1)
    #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
    stage.move(to: CGPoint(x: 2, y: 400), over: 0.1)
    stage.release()
    stage.settle()
    #expect(navigation.viewControllers.count == 1 && stage.elements().contains { $0.label == "A" })
  }
}

private protocol NameEditorDelegate: AnyObject {
  func nameEditor(_ editor: NameEditor, didChoose name: String)
}

private final class NameEditor: UIViewController {
  weak var delegate: (any NameEditorDelegate)?

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        self.map { $0.delegate?.nameEditor($0, didChoose: "Holidays") }
      })
  }
}

private final class AlbumPage: UIViewController, NameEditorDelegate {
  func nameEditor(_ editor: NameEditor, didChoose name: String) {
    title = name
    navigationController?.popViewController(animated: true)
  }
}

private final class StayingNavigationController: UINavigationController {
  private(set) var pushes = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes += 1
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? { nil }
}

private final class InstantNavigationController: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: false)
  }
}
