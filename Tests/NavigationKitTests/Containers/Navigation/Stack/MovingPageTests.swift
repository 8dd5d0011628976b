import Foundation
import Testing

@testable import NavigationKit

/// Two stacks side by side, and a page that moves from one to the other.
struct MovingPageTests {
  private let stage = Stage(size: CGSize(width: 800, height: 600))
  private let log = CallLog()
  private let (left, right): (UINavigationController, UINavigationController)
  private let page: PageController

  init() {
    left = UINavigationController(rootViewController: PageController("L", log: log))
    right = UINavigationController(rootViewController: PageController("R", log: log))
    page = PageController("P", log: log)
    let container = UIViewController()
    for (place, navigation) in [left, right].enumerated() {
      container.addChild(navigation)
      navigation.view.frame = CGRect(x: 400 * place, y: 0, width: 400, height: 600)
      container.view.addSubview(navigation.view)
      navigation.didMove(toParent: container)
    }
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    _ = log.take()
  }

  private func expectMoved() {
    #expect(left.viewControllers.count == 1 && right.viewControllers.last === page)
    #expect(page.parent === right && left.children.count == 1)
    #expect(left.pages.subviews == left.viewControllers.map(\.view))
    #expect(right.pages.subviews == [page.view])
    #expect(page.appearance == .appeared && left.viewControllers[0].appearance == .appeared)
    #expect(right.viewControllers[0].appearance == .disappeared)
    #expect(page.view.frame.minX == 0 && page.view.animations.isEmpty)
    #expect(left.runner.state == .idle && right.runner.state == .idle && stage.isSettled)
    #expect(left.navigationBar.topItem?.title == "L")
  }

  @Test(arguments: [true, false], [true, false])
  func `a page that moves to another stack as it is about to come is shown there alone`(
    isPushAnimated: Bool, isMoveAnimated: Bool
  ) {
    page.whenAppearing = { [right, page] in
      page.whenAppearing = {}
      right.pushViewController(page, animated: isMoveAnimated)
    }
    left.pushViewController(page, animated: isPushAnimated)
    stage.settle()
    expectMoved()
    #expect(log.take().filter { $0 == "P.didAppear" }.count == 1)
  }

  @Test(arguments: [true, false], [true, false])
  func `so it is with one that moves once its view is in place`(
    isPushAnimated: Bool, isMoveAnimated: Bool
  ) {
    let mover = Mover()
    mover.whenInPlace = { [right] in right.pushViewController($0, animated: isMoveAnimated) }
    left.pushViewController(mover, animated: isPushAnimated)
    stage.settle()
    #expect(left.pages.subviews == left.viewControllers.map(\.view))
    #expect(left.viewControllers.count == 1 && left.viewControllers[0].appearance == .appeared)
    #expect(right.pages.subviews == [mover.view] && mover.appearance == .appeared)
    #expect(
      left.runner.state == .idle && right.runner.state == .idle && mover.view.animations.isEmpty)
  }

  @Test(arguments: [true, false], [0, 0.1, 1])
  func `a page that another stack takes is shown there alone, in flight too`(
    animated: Bool, wait: TimeInterval
  ) {
    left.pushViewController(page, animated: true)
    stage.advance(by: wait)
    right.pushViewController(page, animated: animated)
    stage.settle()
    expectMoved()
  }
}

/// Runs an action once its view is in place.
private final class Mover: UIViewController {
  var whenInPlace: (UIViewController) -> Void = { _ in }

  override func viewIsAppearing(_ animated: Bool) {
    let deed = whenInPlace
    whenInPlace = { _ in }
    deed(self)
  }
}
