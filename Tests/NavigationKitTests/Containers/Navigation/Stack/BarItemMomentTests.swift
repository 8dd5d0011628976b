import Foundation
import Goldens
import NavigationKit
import Testing

/// When the bar has the item of a page that comes: after the page has loaded, before it appears.
struct BarItemMomentTests {
  /// Records the bar's items at its callbacks.
  private final class Page: UIViewController {
    var moments: [String: [String]] = [:]
    var whenLoaded: (UINavigationBar) -> Void = { _ in }

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func record(_ moment: String) {
      guard let bar = navigationController?.navigationBar else { return }
      let titles = bar.items?.map { $0.title ?? "" } ?? []
      #expect(bar.topItem === bar.items?.last && bar.backItem === bar.items?.dropLast().last)
      if moments[moment] == nil { moments[moment] = titles }
    }

    override func loadView() {
      super.loadView()
      record("loadView")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      record("viewDidLoad")
      #expect(navigationController?.topViewController === self)
      navigationController.map { whenLoaded($0.navigationBar) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      record("viewWillAppear")
    }
  }

  private let stage = Stage(size: .phone)
  private let navigation = UINavigationController()
  private let first = Page("A")

  private func show(_ pages: [UIViewController]) {
    navigation.setViewControllers(pages, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private nonisolated enum Change: CaseIterable { case push, set, replace }

  @Test(arguments: Change.allCases, [true, false])
  private func `while a page loads the bar has the items of before`(change: Change, animated: Bool)
  {
    show([first])
    let page = Page("B")
    switch change {
    case .push: navigation.pushViewController(page, animated: animated)
    case .set: navigation.setViewControllers([first, page], animated: animated)
    case .replace: navigation.setViewControllers([page], animated: animated)
    }
    stage.settle()
    #expect(page.moments["loadView"] == ["A"] && page.moments["viewDidLoad"] == ["A"])
    #expect(page.moments["viewWillAppear"] == (change == .replace ? ["B"] : ["A", "B"]))
    #expect(navigation.navigationBar.topItem === page.navigationItem)
  }

  @Test func `so too for a page that loads as it is uncovered, and one whose view is asked for`() {
    let top = Page("B")
    let below = Page("A")
    show([below, top])
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(below.moments["viewDidLoad"] == ["A", "B"])
    #expect(below.moments["viewWillAppear"] == ["A"])
    let next = Page("C")
    navigation.pushViewController(next, animated: true)
    next.view.backgroundColor = .white
    #expect(next.moments["viewDidLoad"] == ["A"])
  }

  @Test func `the first page on an empty screen has its own item`() {
    show([first])
    #expect(first.moments["viewDidLoad"] == ["A"])
    let top = Page("C")
    let other = UINavigationController()
    other.viewControllers = [Page("A"), top]
    stage.window.rootViewController = other
    stage.settle()
    #expect(top.moments["viewDidLoad"] == ["A", "C"])
  }

  @Test func `a page gives its back button a title by the item below it`() {
    show([first])
    let page = Page("B")
    page.whenLoaded = { $0.topItem?.backBarButtonItem = UIBarButtonItem(title: "Zurück") }
    navigation.pushViewController(page, animated: true)
    stage.settle()
    #expect(stage.element(.backButton)?.label == "Zurück")
    #expect(stage.element(.title)?.label == "B")
  }
}
