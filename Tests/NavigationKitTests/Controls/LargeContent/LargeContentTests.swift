import Goldens
import Foundation
import Input
import NavigationKit
import Testing

/// Items that are shown large while they are held, at text sizes for accessibility.
struct LargeContentTests {
  private func stage(
    _ root: UIViewController, _ size: UIContentSizeCategory = .accessibilityLarge
  ) -> Stage {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(preferredContentSizeCategory: size))
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    return stage
  }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Music", "Films"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    return tabs
  }

  /// The texts in the window's last view, which is the card.
  private func card(in stage: Stage) -> [String] {
    let front = stage.window.subviews.last?.subviews ?? []
    return front.compactMap { ($0 as? UILabel)?.text }
  }

  private func frame(of label: String, on stage: Stage) -> CGRect {
    stage.elements().first { $0.label == label }?.frame ?? .zero
  }

  private func press(_ label: String, on stage: Stage) {
    let frame = frame(of: label, on: stage)
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 0.7)
  }

  @Test func `a tab that is held is shown large, and selected where the finger is lifted`() {
    let tabs = tabs()
    let stage = stage(tabs)
    press("Music", on: stage)
    #expect(card(in: stage) == ["Music"])
    let films = frame(of: "Films", on: stage)
    stage.move(to: CGPoint(x: films.midX, y: films.midY), over: 0.2)
    #expect(card(in: stage) == ["Films"])
    stage.release()
    stage.settle()
    #expect(card(in: stage).isEmpty && tabs.selectedIndex == 1)
  }

  @Test func `a finger that leaves the bar hides it, and selects nothing`() {
    let tabs = tabs()
    let stage = stage(tabs)
    press("Films", on: stage)
    stage.move(to: CGPoint(x: 200, y: 300), over: 0.2)
    stage.advance(by: 0.3)
    #expect(card(in: stage).isEmpty)
    stage.release()
    stage.settle()
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `at other text sizes nothing is shown`() {
    let tabs = tabs()
    let stage = stage(tabs, .extraExtraExtraLarge)
    press("Films", on: stage)
    #expect(card(in: stage).isEmpty)
    stage.release()
    stage.settle()
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a quick tap is a tap`() {
    let tabs = tabs()
    let stage = stage(tabs)
    stage.tap("Films")
    stage.settle()
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a bar button and the back button are shown in place of their menus`() {
    var presses = 0
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Shelf"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", image: UIImage(systemName: "folder"),
      primaryAction: UIAction { _ in presses += 1 })
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    let stage = stage(stack)
    press("Sort", on: stage)
    #expect(card(in: stage) == ["Sort"])
    stage.release()
    stage.settle()
    #expect(presses == 1)
    press("Shelf", on: stage)
    #expect(card(in: stage) == ["Shelf"])
    stage.release()
    stage.settle()
    #expect(stack.viewControllers == [first])
  }

  @Test func `a view of the app's own is shown by an interaction`() {
    let page = UIViewController()
    let stage = stage(page)
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    button.setTitle("Play", for: .normal)
    button.showsLargeContentViewer = true
    page.view.addSubview(button)
    page.view.addInteraction(UILargeContentViewerInteraction())
    press("Play", on: stage)
    #expect(card(in: stage) == ["Play"])
    button.largeContentTitle = "Play All"
    stage.move(to: CGPoint(x: 80, y: 122))
    #expect(card(in: stage) == ["Play All"])
    stage.release()
    stage.settle()
    #expect(card(in: stage).isEmpty)
  }
}
