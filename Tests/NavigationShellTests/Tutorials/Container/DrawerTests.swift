import Foundation
import NavigationShell
import Testing

@Suite struct DrawerTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let list = Page(title: "List")
  private let menu = Page(title: "Menu")
  private let container: DrawerController

  init() {
    container = DrawerController(page: list, drawer: menu)
    container.title = "Drawer"
    stage.window.rootViewController = UINavigationController(rootViewController: container)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test func `the drawer slides in, and hears that it appears`() {
    container.open(animated: true)
    stage.advance(by: 0.15)
    #expect(menu.calls == ["viewWillAppear", "viewDidAppear"])
    stage.settle()
    #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 280, height: 844))

    container.close(animated: true)
    stage.settle()
    #expect(menu.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(container.children == [list])
  }

  @Test func `a push covers both`() {
    container.open(animated: false)
    container.navigationController?.pushViewController(Page(title: "Next"), animated: true)
    stage.settle()
    #expect(list.calls.last == "viewDidDisappear" && menu.calls.last == "viewDidDisappear")
  }
}

private final class Page: UIViewController {
  private(set) var calls: [String] = []

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
}
