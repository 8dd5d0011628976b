import Foundation
import Goldens
import NavigationKit
import Testing

/// Children of containers other than navigation controllers.
struct ContainmentTests {
  private let log = CallLog()
  private let stage = Stage(size: .phone)
  private let container = UIViewController()

  private func show() {
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
  }

  private func add(_ child: UIViewController) {
    container.addChild(child)
    child.view.frame = container.view.bounds
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  @Test func `a child whose view is added to one on screen hears that it appears`() {
    show()
    let child = PageController("A", log: log)
    add(child)
    #expect(
      log.take() == [
        "A.willMove(nav)", "A.loadView", "A.willAppear", "A.isAppearing", "A.didAppear",
        "A.didMove(nav)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)"])
  }

  @Test func `a child that is there before comes with its container, once`() {
    add(PageController("A", log: log))
    _ = log.take()
    show()
    #expect(log.take() == ["A.willAppear", "A.isAppearing", "A.didAppear"])
  }

  @Test func `a child whose view is not in its container's comes once it is`() {
    let child = PageController("A", log: log)
    container.addChild(child)
    child.loadViewIfNeeded()
    _ = log.take()
    show()
    #expect(log.take().isEmpty)
    container.view.addSubview(child.view)
    #expect(log.take() == ["A.willAppear", "A.isAppearing", "A.didAppear"])
  }

  @Test func `a stack inside a container shows its pages`() {
    show()
    let inner = UINavigationController(rootViewController: PageController("A", log: log))
    add(inner)
    inner.pushViewController(PageController("B", log: log), animated: true)
    stage.settle()
    #expect(stage.labels(.title) == ["B"])
    stage.tap("A")
    stage.settle()
    #expect(stage.labels(.title) == ["A"])
    #expect(log.take().last == "B.didMove(nil)")
  }

  @Test func `a page that another container takes as it is told of its stack stays there`() {
    let other = UIViewController()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let page = Deserter(to: other)
    navigation.pushViewController(page, animated: false)
    #expect(page.parent === other && other.children == [page])
    #expect(navigation.viewControllers == [root] && navigation.children == [root])
  }
}

/// A page that goes to another container when it is told that it moves to a stack.
private final class Deserter: UIViewController {
  private let home: UIViewController

  init(to home: UIViewController) {
    self.home = home
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent is UINavigationController { home.addChild(self) }
  }
}
