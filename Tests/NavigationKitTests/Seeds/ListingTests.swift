import Foundation
import Testing

@testable import NavigationKit

/// The listings of a guide to navigation controllers, in Swift.
struct ListingTests {
  @Test func `an app delegate makes a window of the screen's size with a navigation controller`() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let app = FirstApp()
    #expect(stage.launch(app))
    #expect(app.window === stage.window)
    #expect(app.window?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.elements().map(\.label) == ["First"])
  }

  @Test func `a view on the right of the bar is wrapped in an item and keeps its size`() {
    let fixture = NavigationFixture("Reader")
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    var presses = 0
    control.addAction(UIAction { _ in presses += 1 }, for: .valueChanged)
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(customView: control)
    let found = fixture.stage.elements().filter { $0.role == .toggle }
    #expect(found.map(\.frame.size) == [control.frame.size])
    #expect((found.first?.frame.maxX ?? 0) > 360)
    found.first.map { fixture.stage.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    #expect(presses == 1)
  }

  @Test func `a page sets its toolbar up with the same flexible space on both sides of a view`() {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let page = SortedController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.tap("Ascending")
    #expect(!page.isAscending)
    #expect(page.toolbarItems?.first === page.toolbarItems?.last)
  }

  @Test func `the edit button on the right toggles editing`() {
    let fixture = NavigationFixture("List")
    let page = fixture.pages[0]
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    #expect(fixture.labels(.barButton) == ["Edit"])
    fixture.stage.tap("Edit")
    #expect(page.isEditing)
    #expect(fixture.labels(.barButton) == ["Done"])
  }
}

private final class FirstApp: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let first = PageController("First")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: first)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class SortedController: UIViewController {
  private(set) var isAscending = true

  init() {
    super.init(nibName: nil, bundle: nil)
    configureToolbarItems()
  }

  private func configureToolbarItems() {
    let space = UIBarButtonItem.flexibleSpace()
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Ascending"
    toggle.addAction(
      UIAction { [weak self] _ in self?.isAscending = toggle.isOn }, for: .valueChanged)
    toolbarItems = [space, UIBarButtonItem(customView: toggle), space]
  }
}
