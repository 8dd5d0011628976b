import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// Tabs that come to More's list or leave it while they are shown there.
struct MoreChangesTests {
  private let fixture = TabFixture("A", "B", "C", "D", "E", "F", "G")
  private var stage: Stage { fixture.stage }
  private var tabs: UITabBarController { fixture.tabs }
  private var more: UINavigationController { tabs.moreNavigationController }

  @Test func `a tab that is taken away as a finger leads back from it is let go of`() {
    fixture.open("Fs")
    stage.press(at: CGPoint(x: 1, y: 400))
    stage.move(to: CGPoint(x: 200, y: 400), over: 0.2)
    tabs.viewControllers = Array(fixture.stacks[..<5])
    stage.release()
    stage.settle()
    #expect(more.viewControllers.count == 1 && fixture.stacks[5].parent == nil)
    #expect(tabs.selectedIndex == 0 && fixture.title == "A")
  }

  @Test func `a tab whose page is going back as it moves under More is whole there`() {
    stage.resize(to: CGSize(width: 1180, height: 820), safeAreaInsets: .zero)
    tabs.selectedIndex = 5
    fixture.stacks[5].pushViewController(fixture.page("F2"), animated: false)
    fixture.stacks[5].popViewController(animated: true)
    stage.advance(by: 0.1)
    stage.resize(to: TabFixture.upright, safeAreaInsets: .zero)
    stage.settle()
    #expect(fixture.title == "F" && fixture.labels(.backButton) == ["More"])
    #expect(fixture.pages[5].appearance == .appeared && fixture.stacks[5].appearance == .appeared)
  }

  @Test func `a tab on its way back to the list as another is selected is a tab as before`() {
    fixture.open("Fs")
    more.popViewController(animated: true)
    stage.advance(by: 0.1)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(fixture.title == "A" && fixture.stacks[5].parent === tabs)
  }

  @Test func `a tab that is taken away while More is off screen is let go of`() {
    weak var gone: UIViewController?
    do {
      let stack = UINavigationController(rootViewController: PageController("H"))
      tabs.viewControllers = fixture.stacks + [stack]
      gone = stack
    }
    tabs.selectedIndex = 7
    tabs.selectedIndex = 0
    tabs.viewControllers = fixture.stacks
    stage.settle()
    #expect(gone == nil)
    fixture.tapMore()
    #expect(fixture.title == "More")
  }

  @Test func `a tab that is taken away leaves More's stack too`() {
    fixture.open("Fs")
    tabs.viewControllers = Array(fixture.stacks[..<4])
    stage.settle()
    #expect(fixture.stacks[5].parent == nil && fixture.stacks[5].view.window == nil)
    #expect(more.parent == nil && tabs.selectedIndex == 0 && fixture.title == "A")
  }

  @Test(arguments: [false, true])
  func `a tab whose place on More's stack another takes is a tab as before`(isHidden: Bool) {
    fixture.open("Fs")
    if isHidden { tabs.selectedIndex = 0 }
    tabs.selectedIndex = 6
    #expect(fixture.title == "G" && fixture.stacks[6].parent === more)
    #expect(fixture.stacks[5].parent === tabs && fixture.stacks[5].view.window == nil)
  }
}
