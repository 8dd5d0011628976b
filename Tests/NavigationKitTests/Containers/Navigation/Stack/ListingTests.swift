import Foundation
import Goldens
import NavigationKit
import Testing

/// The listings of a guide to navigation controllers, in Swift.
struct ListingTests {
  @Test func `an app delegate makes a window of the screen's size with a navigation controller`() {
    let stage = Stage(size: .phone)
    let app = FirstApp()
    #expect(stage.launch(app))
    #expect(app.window === stage.window)
    #expect(app.window?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.elements().map(\.label) == ["First"])
  }

  @Test func `a momentary segmented control on the right of the bar is wrapped in an item`() {
    let fixture = NavigationFixture("Reader")
    let control = UISegmentedControl(
      items: ["chevron.up", "chevron.down"].map { UIImage(systemName: $0) as Any })
    var pressed: [Int] = []
    control.addAction(
      UIAction { action in
        (action.sender as? UISegmentedControl).map { pressed.append($0.selectedSegmentIndex) }
      }, for: .valueChanged)
    control.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    control.isMomentary = true
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(customView: control)
    fixture.stage.advance(by: 0)
    #expect(control.convert(control.bounds, to: nil) == CGRect(x: 284, y: 7, width: 90, height: 30))
    #expect(fixture.stage.elements(.segment).count == 2)
    fixture.stage.tap(at: CGPoint(x: 300, y: 22))
    fixture.stage.tap(at: CGPoint(x: 360, y: 22))
    #expect(pressed == [0, 1])
    fixture.stage.settle()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a page sets up a toolbar with one flexible space on both sides of a control`() {
    let stage = Stage(size: .phone)
    let page = SortedController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let segments = stage.elements(.segment)
    #expect(Set(segments.map(\.label)) == ["Ascending", "Descending"])
    #expect(page.isAscending)
    stage.tap("Descending")
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

private final class FirstApp: NSObject, UIApplicationDelegate {
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

  required init?(coder: NSCoder) { nil }

  private func configureToolbarItems() {
    let space = UIBarButtonItem.flexibleSpace()
    let sortToggle = UISegmentedControl(items: ["Ascending", "Descending"])
    sortToggle.selectedSegmentIndex = 0
    sortToggle.addAction(
      UIAction { [weak self, unowned sortToggle] _ in
        self?.isAscending = sortToggle.selectedSegmentIndex == 0
      }, for: .valueChanged)
    toolbarItems = [space, UIBarButtonItem(customView: sortToggle), space]
  }
}
