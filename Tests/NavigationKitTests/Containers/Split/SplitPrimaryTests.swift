import Foundation
import NavigationKit
import Testing

/// A primary controller that takes the secondary one in by itself.
struct SplitPrimaryTests {
  private let fixture = ColumnsFixture(.unspecified)
  private var split: UISplitViewController { fixture.split }

  /// Shows the secondary controller as a child of its own.
  private final class Host: UIViewController {
    var collapsed: UIViewController?
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      collapsed = secondaryViewController
      addChild(secondaryViewController)
      secondaryViewController.view.frame = view.bounds
      view.addSubview(secondaryViewController.view)
      secondaryViewController.didMove(toParent: self)
    }
    override func separateSecondaryViewController(
      for splitViewController: UISplitViewController
    ) -> UIViewController? {
      defer { collapsed = nil }
      return collapsed
    }
  }

  /// Leaves the secondary controller off its stack.
  private final class Selfish: UINavigationController {
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
  }

  /// Notes what it gives back.
  private final class RecordingStack: UINavigationController {
    var returned: [UIViewController?] = []
    override func separateSecondaryViewController(
      for splitViewController: UISplitViewController
    ) -> UIViewController? {
      returned.append(super.separateSecondaryViewController(for: splitViewController))
      return returned.last ?? nil
    }
  }

  @Test func `a container shows it in itself, and gives it back`() {
    let (host, secondary) = (Host(), split.viewControllers[1])
    split.viewControllers = [host, secondary]
    fixture.resize(ColumnsFixture.phone)
    fixture.stage.settle()
    #expect(host.collapsed === secondary && secondary.parent === host && fixture.titles == ["D"])
    fixture.resize(ColumnsFixture.landscape)
    fixture.stage.settle()
    #expect(split.viewControllers == [host, secondary] && secondary.parent === split)
    #expect(fixture.titles == ["D"] && fixture.pages[1].view.window != nil && host.collapsed == nil)
  }

  @Test func `a stack may leave it off`() {
    let stack = Selfish(rootViewController: fixture.page("S"))
    split.viewControllers = [stack, split.viewControllers[1]]
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["S"] && fixture.titles == ["S"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["S", "D"])
  }

  @Test func `the delegate is asked first, then the stack, which names what it holds`() {
    let (stack, secondary) = (
      RecordingStack(rootViewController: fixture.page("N")), split.viewControllers[1]
    )
    split.viewControllers = [stack, secondary]
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["N", "D"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(stack.returned == [secondary] && fixture.titles == ["N", "D"])
    fixture.resize(ColumnsFixture.phone)
    let other = UINavigationController(rootViewController: fixture.page("O"))
    fixture.listener.separated = other
    fixture.resize(ColumnsFixture.landscape)
    #expect(stack.returned.count == 1 && fixture.titles == ["N", "O"])
    #expect(UIViewController().separateSecondaryViewController(for: split) == nil)
  }
}
