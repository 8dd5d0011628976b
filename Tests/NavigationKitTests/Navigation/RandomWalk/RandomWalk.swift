import Foundation
import Input

@testable import NavigationKit

/// A random sequence of actions of code and users on a navigation controller.
final class RandomWalk {
  let stage: Stage
  let navigation = UINavigationController()
  private(set) var failures: [String] = []
  private(set) var steps = 0
  private var random: RandomNumbers
  private var made = 0
  private var isFingerDown = false
  private var everyPage: [WeakPage] = []
  /// The container that shows the stack or another child; nil if there is none.
  private let tabs: TabLikeController?
  /// The same with a bar of tabs.
  let tabBar: UITabBarController?

  struct WeakPage { weak var page: WalkPage? }

  init(seed: Int) {
    random = RandomNumbers(seed: seed)
    stage = Stage(
      size: CGSize(width: 390, height: 844),
      traits: UITraitCollection(
        layoutDirection: seed.isMultiple(of: 4) ? .rightToLeft : .leftToRight))
    let others = UINavigationController(rootViewController: WalkPage(-1))
    tabs = seed.isMultiple(of: 3) ? TabLikeController([navigation, others]) : nil
    tabBar = seed % 3 == 1 ? UITabBarController() : nil
    tabBar?.viewControllers = [navigation, others]
    navigation.setViewControllers([makePage()], animated: false)
    // Every second walk puts the stack into users' containers.
    let root = tabs ?? tabBar ?? navigation
    stage.window.rootViewController = seed.isMultiple(of: 2) ? WrapperController(root) : root
    stage.window.makeKeyAndVisible()
  }

  /// Whether the stack is the visible child.
  var isSelected: Bool {
    let selected = tabs?.selected ?? tabBar?.selectedViewController
    return selected.map { $0 === navigation } ?? true
  }

  /// Takes a random step and checks the invariants.
  func step() {
    steps += 1
    perform(surprises: true)
    check()
  }

  /// Lifts the finger and settles.
  func rest() {
    stage.release()
    isFingerDown = false
    stage.settle()
    check()
    if navigation.runner.state != .idle { fail("a transition never ended") }
  }

  private func perform(surprises: Bool) {
    let animated = !random.isOne(in: 4)
    switch random.next(below: 22) {
    case 0...2: navigation.pushViewController(makePage(surprises: surprises), animated: animated)
    case 3: navigation.popViewController(animated: animated)
    case 4: navigation.popToRootViewController(animated: animated)
    case 5: popToSome(animated: animated)
    case 6: replaceStack(animated: animated)
    case 7: finger()
    case 8: stage.tap(at: CGPoint(x: 30, y: 22))
    case 9: navigation.setNavigationBarHidden(random.isOne(in: 2), animated: animated)
    case 10: navigation.setToolbarHidden(random.isOne(in: 2), animated: animated)
    case 11: changeItems(animated: animated)
    case 12: rotate()
    case 13: tapPage()
    case 14: pressBackButtonLong()
    case 15: presentOrDismiss(animated: animated)
    case 16: stage.send(.key(KeyEvent(key: random.pick([.escape, .back]), time: 0)))
    case 17: removeSome()
    case 18: scroll(animated: animated)
    case 19: changeTitles()
    case 20 where tabs != nil: tabs?.select(random.next(below: 2), animated: animated)
    case 20 where tabBar != nil: selectTab()
    default:
      stage.advance(by: Double(random.next(below: 201)) / 100 * (random.isOne(in: 3) ? 1 : 0.1))
    }
  }

  /// Selects a tab: in code, or with a finger.
  private func selectTab() {
    let tabs = stage.elements().filter { $0.role == .tab }
    guard !isFingerDown, !tabs.isEmpty, random.isOne(in: 2) else {
      tabBar?.selectedIndex = random.next(below: 2)
      return
    }
    let frame = random.pick(tabs).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func popToSome(animated: Bool) {
    guard !navigation.viewControllers.isEmpty else { return }
    navigation.popToViewController(random.pick(navigation.viewControllers), animated: animated)
  }

  /// Removes a page from its parent, wherever it is on the stack.
  private func removeSome() {
    guard navigation.viewControllers.count > 1 else { return }
    random.pick(navigation.viewControllers).removeFromParent()
  }

  private func replaceStack(animated: Bool) {
    var stack = navigation.viewControllers.filter { _ in random.isOne(in: 2) }
    if random.isOne(in: 2) { stack.append(makePage()) }
    if random.isOne(in: 3) { stack.reverse() }
    if stack.isEmpty { stack = [makePage()] }
    navigation.setViewControllers(stack, animated: animated)
  }

  private func finger() {
    if isFingerDown {
      isFingerDown = false
      if random.isOne(in: 5) { stage.cancelTouches() } else { stage.release() }
      return
    }
    isFingerDown = true
    stage.press(at: CGPoint(x: random.next(below: 40), y: 300))
    let end = CGPoint(x: random.next(below: 390), y: 300 + random.next(below: 60))
    stage.move(to: end, over: Double(random.next(below: 30)) / 100)
  }

  private func tapPage() {
    guard !isFingerDown else { return }
    navigation.hidesBarsOnTap = random.isOne(in: 2)
    stage.tap(at: CGPoint(x: 200, y: 400))
  }

  /// Opens the back button's menu, and sometimes chooses a page.
  private func pressBackButtonLong() {
    guard !isFingerDown else { return }
    let x: CGFloat =
      stage.traits.layoutDirection == .rightToLeft ? stage.window.bounds.width - 30 : 30
    stage.press(at: CGPoint(x: x, y: 42))
    stage.advance(by: 0.6)
    stage.release()
    let rows = stage.elements().filter { $0.role == .menuItem }
    guard !rows.isEmpty else { return }
    let row = random.pick(rows)
    stage.tap(
      at: random.isOne(in: 3)
        ? CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.maxY - 60)
        : CGPoint(x: row.frame.midX, y: row.frame.midY))
  }

  /// Scrolls the top page in code or with a flick.
  private func scroll(animated: Bool) {
    let page = navigation.topViewController as? WalkPage
    if random.isOne(in: 2) || isFingerDown {
      let y = CGFloat(random.next(below: 400) - 200)
      page?.scrollView?.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    } else {
      let x = stage.window.bounds.midX
      stage.drag(
        from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: CGFloat(random.next(below: 380))),
        over: Double(random.next(below: 40)) / 100)
    }
  }

  /// Switches large titles.
  private func changeTitles() {
    navigation.navigationBar.prefersLargeTitles = !random.isOne(in: 4)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = random.pick([
      .automatic, .always, .never,
    ])
  }

  private func presentOrDismiss(animated: Bool) {
    if navigation.presentedViewController != nil {
      return navigation.dismiss(animated: animated)
    }
    let page = makePage()
    page.isPresented = true
    page.modalPresentationStyle = random.pick([.fullScreen, .pageSheet, .overFullScreen])
    navigation.present(page, animated: animated)
  }

  private func changeItems(animated: Bool) {
    guard
      let page = navigation.viewControllers.isEmpty ? nil : random.pick(navigation.viewControllers)
    else { return }
    page.title = (page.title ?? "") + "'"
    page.setToolbarItems([UIBarButtonItem(title: "new")], animated: animated)
    page.navigationItem.setRightBarButton(
      random.isOne(in: 2) ? UIBarButtonItem(systemItem: .add) : nil, animated: animated)
  }

  private func rotate() {
    let sizes = [(390, 844), (844, 390), (1024, 768)]
    let (width, height) = random.pick(sizes)
    let size = CGSize(width: width, height: height)
    if random.isOne(in: 2) {
      stage.rotate(to: size, safeAreaInsets: UIEdgeInsets(top: 20))
    } else {
      stage.resize(to: size, safeAreaInsets: UIEdgeInsets(top: 20))
    }
  }

  private func makePage(surprises: Bool = false) -> WalkPage {
    made += 1
    let page = WalkPage(made)
    page.report = { [weak self] in self?.fail($0) }
    page.hidesBottomBarWhenPushed = tabBar != nil && random.isOne(in: 5)
    everyPage.append(WeakPage(page: page))
    if surprises, random.isOne(in: 8) {
      page.surprise = (random.pick(WalkPage.calls), { [weak self] in self?.performInCallback() })
    }
    return page
  }

  /// A random action inside a callback: anything except touches and advancing time.
  private func performInCallback() {
    let animated = !random.isOne(in: 4)
    switch random.next(below: 7) {
    case 0: navigation.pushViewController(makePage(), animated: animated)
    case 1: navigation.popViewController(animated: animated)
    case 2: replaceStack(animated: animated)
    case 3: navigation.setNavigationBarHidden(random.isOne(in: 2), animated: animated)
    case 4: removeSome()
    case 5 where tabBar != nil: tabBar?.selectedIndex = random.next(below: 2)
    default: changeItems(animated: animated)
    }
  }

  func fail(_ sentence: String) { failures.append("step \(steps): \(sentence)") }

  /// The pages that should have been released.
  func leaked() -> [WalkPage] {
    everyPage.removeAll { $0.page == nil }
    return everyPage.compactMap(\.page).filter {
      !navigation.viewControllers.contains($0) && $0 !== navigation.presentedViewController
    }
  }
}
