import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// Users' containers, in each other and in built-in ones, behave like built-in ones.
struct CustomContainerTests {
  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
  private let log = CallLog()

  private func page(_ name: String) -> PageController { PageController(name, log: log) }

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    _ = log.take()
  }

  private func labels(_ role: StageElement.Role) -> [String] {
    stage.elements().filter { $0.role == role }.map(\.label)
  }

  /// Pushes, swipes back, pushes again at once and pops; returns the pages' callbacks.
  private func story(_ wrap: (UIViewController) -> UIViewController) -> [String] {
    let navigation = UINavigationController(rootViewController: wrap(page("A")))
    navigation.delegate = log
    show(WrapperController(navigation))
    navigation.pushViewController(wrap(page("B")), animated: true)
    stage.settle()
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    stage.settle()
    navigation.pushViewController(wrap(page("C")), animated: false)
    stage.tap("A")
    stage.settle()
    return log.take().filter { !$0.contains("Move") }
  }

  @Test func `a page inside a wrapper hears what a page of the stack hears, in its order`() {
    let (plain, wrapped) = (story { $0 }, story { WrapperController($0) })
    #expect(plain.count > 20)
    #expect(wrapped == plain)
  }

  @Test func `bars and safe areas are the same through wrappers, less what their margins take`() {
    let direct = page("A")
    show(UINavigationController(rootViewController: direct))
    let inner = page("A")
    show(WrapperController(UINavigationController(rootViewController: WrapperController(inner))))
    #expect(labels(.title) == ["A"] && inner.navigationController != nil)
    #expect(inner.view.safeAreaInsets == direct.view.safeAreaInsets)
    #expect(direct.view.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 34))
    let margins = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 10)
    let inset = page("B")
    show(UINavigationController(rootViewController: WrapperController(inset, margins: margins)))
    #expect(inset.view.safeAreaInsets == UIEdgeInsets(top: 71))
    inset.parent?.additionalSafeAreaInsets = UIEdgeInsets(top: 9)
    #expect(inset.view.safeAreaInsets == UIEdgeInsets(top: 80))
  }

  @Test func `the back key goes back where one looks, and not behind a hidden tab`() {
    let stacks = ["A", "B"].map { UINavigationController(rootViewController: page($0)) }
    for stack in stacks { stack.pushViewController(page("on top"), animated: false) }
    let tabs = TabLikeController(stacks)
    show(WrapperController(tabs))
    tabs.select(1)
    stage.send(.key(KeyEvent(key: .back, time: stage.now)))
    stage.settle()
    #expect(stacks.map(\.viewControllers.count) == [2, 1] && labels(.title) == ["B"])
    stage.send(.key(KeyEvent(key: .back, time: stage.now)))
    stage.settle()
    #expect(stacks.map(\.viewControllers.count) == [2, 1])
  }

  @Test(arguments: [false, true])
  func `tabs tell what comes and what goes, once each`(animated: Bool) {
    let stack = UINavigationController(rootViewController: page("A"))
    stack.pushViewController(page("B"), animated: false)
    let tabs = TabLikeController([stack, WrapperController(page("C"))])
    show(tabs)
    tabs.select(1, animated: animated)
    stage.settle()
    let away = log.take()
    #expect(
      away.filter { $0.hasPrefix("B") } == ["B.willDisappear", "B.didDisappear"])
    #expect(
      away.filter { $0.hasPrefix("C") && !$0.hasSuffix("loadView") }
        == ["C.willAppear", "C.isAppearing", "C.didAppear"])
    tabs.select(0, animated: animated)
    stage.settle()
    #expect(
      log.take().sorted() == [
        "B.didAppear", "B.isAppearing", "B.willAppear", "C.didDisappear", "C.willDisappear",
      ])
    #expect(labels(.title) == ["B"])
  }

  @Test(arguments: [false, true])
  func `a tab switch while a cover comes and while it goes tells each page once`(animated: Bool) {
    let tabs = TabLikeController([
      UINavigationController(rootViewController: page("A")), WrapperController(page("C")),
    ])
    show(tabs)
    let cover = page("P")
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: true)
    stage.advance(by: 0.1)
    tabs.select(1, animated: animated)
    stage.settle()
    #expect(appearances("A") == ["willDisappear", "didDisappear"] && appearances("C").isEmpty)
    _ = log.take()
    tabs.dismiss(animated: true)
    stage.advance(by: 0.1)
    tabs.select(0, animated: animated)
    stage.settle()
    #expect(
      appearances("C")
        == ["willAppear", "isAppearing", "willDisappear", "didDisappear"])
    #expect(appearances("A") == ["willAppear", "isAppearing", "didAppear"])
  }

  @Test(arguments: [true, false], [true, false])
  func `a page whose cover goes while its tab changes is not taken for seen`(
    goesFirst: Bool, animated: Bool
  ) {
    let (covered, cover) = (page("A"), page("P"))
    covered.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    let tabs = TabLikeController([UINavigationController(rootViewController: covered), page("C")])
    show(WrapperController(tabs))
    covered.present(cover, animated: false)
    if goesFirst { covered.dismiss(animated: animated) }
    stage.advance(by: 0.3)
    _ = log.take()
    tabs.select(1, animated: true)
    stage.advance(by: 0.1)
    if !goesFirst { covered.dismiss(animated: animated) }
    stage.settle()
    #expect(appearances("A") == (goesFirst ? ["willDisappear", "didDisappear"] : []))
    #expect(covered.view.window == nil && cover.view.window == nil)
    _ = log.take()
    tabs.select(0, animated: true)
    stage.settle()
    #expect(appearances("A") == ["willAppear", "isAppearing", "didAppear"])
  }

  /// The appearance callbacks of a page since the log was emptied.
  private func appearances(_ page: String) -> [String] {
    log.calls.filter { $0.hasPrefix(page + ".") && $0.contains("ppear") }.map {
      String($0.dropFirst(2))
    }
  }

  @Test func `what is pushed on a hidden tab is there, in place, when it is shown`() {
    let stack = UINavigationController(rootViewController: page("A"))
    let tabs = TabLikeController([page("C"), stack])
    show(tabs)
    stack.pushViewController(page("B"), animated: true)
    stage.settle()
    #expect(labels(.title).isEmpty)
    tabs.select(1)
    stage.settle()
    #expect(labels(.title) == ["B"] && labels(.backButton) == ["A"])
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 34 + TabLikeController.height)
  }

  @Test func `the edge swipe leads back in the innermost stack under the finger`() {
    let inner = UINavigationController(rootViewController: page("I"))
    inner.pushViewController(page("J"), animated: false)
    let outer = UINavigationController(rootViewController: page("A"))
    outer.pushViewController(
      WrapperController(inner, margins: UIEdgeInsets(top: 300)), animated: false)
    show(WrapperController(outer))
    stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600), over: 0.3)
    stage.settle()
    #expect(inner.viewControllers.count == 1 && outer.viewControllers.count == 2)
    stage.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 300, y: 200), over: 0.3)
    stage.settle()
    #expect(outer.viewControllers.count == 1)
  }

  @Test func `a sideways scroll on a touchpad leads back through wrappers`() {
    let navigation = UINavigationController(rootViewController: page("A"))
    navigation.pushViewController(WrapperController(page("B")), animated: false)
    show(TabLikeController([WrapperController(navigation)]))
    for (phase, x) in [(ScrollEvent.Phase.began, 40), (.changed, 200), (.ended, 0)] {
      stage.send(
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 200, y: 400), delta: CGSize(width: x, height: 0), phase: phase,
            time: stage.now + 0.05)))
    }
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a stack in a wrapper in a sheet slides, holds touches back and goes with the sheet`()
  {
    show(page("A"))
    let stack = UINavigationController(rootViewController: WrapperController(page("M")))
    let sheet = WrapperController(stack)
    stage.window.rootViewController?.present(sheet, animated: true)
    stage.advance(by: 0.1)
    #expect(
      stage.window.hitTest(CGPoint(x: 200, y: 800), with: nil)?.isDescendant(of: stack.view)
        == false)
    stage.settle()
    stack.pushViewController(WrapperController(page("N")), animated: true)
    stage.settle()
    #expect(labels(.title) == ["N"] && labels(.backButton) == ["M"])
    stage.send(.key(KeyEvent(key: .back, time: stage.now)))
    stage.settle()
    #expect(labels(.title) == ["M"])
    stage.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 780), over: 0.3)
    stage.settle()
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    #expect(log.take().suffix(2) == ["M.willDisappear", "M.didDisappear"])
  }

  @Test
  func `a page inside a wrapper that defines its context is covered alone, and slides with it`() {
    let (nested, cover) = (page("B"), page("cover"))
    nested.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    let navigation = UINavigationController(rootViewController: page("A"))
    navigation.pushViewController(WrapperController(nested), animated: false)
    show(WrapperController(navigation))
    nested.present(cover, animated: false)
    #expect(nested.view.window == nil && cover.view.window != nil && labels(.title) == ["B"])
    _ = log.take()
    navigation.pushViewController(page("C"), animated: true)
    stage.settle()
    #expect(cover.view.window == nil && labels(.title) == ["C"])
    stage.tap("B")
    stage.settle()
    #expect(cover.view.window != nil && nested.view.window == nil)
    _ = log.take()
    nested.dismiss(animated: true)
    stage.settle()
    #expect(nested.view.window != nil && nested.presentedViewController == nil)
    #expect(log.take().contains("B.didAppear"))
  }

  @Test func `a rotation reaches through to the innermost, which has the size that was said`() {
    let inner = SizedPage()
    let navigation = UINavigationController(rootViewController: WrapperController(inner))
    show(TabLikeController([WrapperController(navigation)]))
    stage.rotate(
      to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(left: 47, right: 47))
    stage.settle()
    #expect(inner.heard == [CGSize(width: 844, height: 390)])
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(
      inner.view.safeAreaInsets
        == UIEdgeInsets(top: 32, left: 47, bottom: TabLikeController.height, right: 47))
  }

  @Test func `the status bar asks the innermost, through the children that are named`() {
    stage.chrome = ScreenChrome(statusBar: StatusBar())
    let (calm, shy) = (page("A"), ShyPage())
    let tabs = TabLikeController([calm, WrapperController(shy)])
    show(WrapperController(tabs))
    #expect(stage.displayList().description.contains("9:41"))
    tabs.select(1)
    tabs.setNeedsStatusBarAppearanceUpdate()
    stage.settle()
    #expect(!stage.displayList().description.contains("9:41"))
    shy.isShy = false
    shy.setNeedsStatusBarAppearanceUpdate()
    stage.settle()
    #expect(stage.displayList().description.contains("9:41"))
  }
}

/// A page that records its size changes.
private final class SizedPage: UIViewController {
  var heard: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heard.append(size)
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A page that hides the status bar.
private final class ShyPage: UIViewController {
  var isShy = true

  override var prefersStatusBarHidden: Bool { isShy }
}
