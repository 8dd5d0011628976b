import Foundation
import Input
import Testing

@testable import NavigationKit

/// After random presentations, dismissals, pushes, drags, resizes and jumps of the clock, the screen
/// shows exactly what is presented.
struct PresentationWalkTests {
  /// The seeds of every run and those that once failed; `PRESENTATION_WALK_SEEDS` sets a number of
  /// seeds instead, from the first on.
  private nonisolated static let seeds: [UInt64] =
    ProcessInfo.processInfo.environment["PRESENTATION_WALK_SEEDS"].flatMap(UInt64.init)
    .map { Array(1...max(1, $0)) } ?? Array(1...40)
    + [58, 105, 111, 273, 306, 388, 1441, 1628, 1678, 1782, 1843, 1880, 1920, 2243, 3919, 5022]

  @Test(arguments: seeds)
  func `whatever happens, what is settled is what is wanted`(seed: UInt64) {
    let walk = PresentationWalk(seed: seed)
    for step in 1...50 {
      walk.step()
      guard let fault = walk.fault else { continue }
      Issue.record(
        "seed \(seed), step \(step): \(fault) after \(walk.done.joined(separator: ", "))")
      return
    }
  }
}

/// Random actions of users and code, the same for a seed.
private final class PresentationWalk {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let navigation = UINavigationController()
  private var state: UInt64
  private(set) var done: [String] = []
  private let balance = Balance()

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    navigation.viewControllers = [BalancedController(balance)]
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    balance.whenHearing = { [unowned self] in meddle() }
  }

  /// A random action inside a callback, now and then.
  private func meddle() {
    guard random(12) == 0 else { return }
    let animated = random(2) == 0
    let topmost = topmostOfAll
    done.append("inside:")
    switch random(6) {
    case 0: note("dismiss top \(animated)", topmost.dismiss(animated: animated))
    case 1: note("dismiss all \(animated)", navigation.dismiss(animated: animated))
    case 2: present(from: topmost, animated: animated)
    case 3: cover(anyPage, animated: animated)
    case 4: uncover(anyPage, animated: animated)
    default:
      note(
        "push \(animated)",
        navigation.pushViewController(BalancedController(balance), animated: animated))
    }
  }

  private func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  func step() {
    let animated = random(3) > 0
    let topmost = topmostOfAll
    switch random(15) {
    case 13: alert(from: topmost, animated: animated)
    case 14: note("key", key(random(2) == 0 ? .escape : .return))
    case 0, 1, 2: present(from: topmost, animated: animated)
    case 3: note("dismiss top \(animated)", topmost.dismiss(animated: animated))
    case 4: note("dismiss all \(animated)", navigation.dismiss(animated: animated))
    case 5:
      note(
        "push", navigation.pushViewController(BalancedController(balance), animated: animated))
    case 6: note("pop", _ = navigation.popViewController(animated: animated))
    case 7: drag()
    case 8:
      let sizes = [(390, 844), (844, 390), (1024, 768)]
      let (width, height) = sizes[random(sizes.count)]
      note(
        "resize \(width)",
        stage.resize(to: CGSize(width: width, height: height), safeAreaInsets: .zero))
    case 9, 10: cover(anyPage, animated: animated)
    case 11: uncover(anyPage, animated: animated)
    default: note("present twice", { present(from: topmost, animated: animated) }())
    }
    switchTabs()
    let pause = Double(random(20)) / 10 - 0.9
    if pause > 0 { note("wait \(pause)", stage.advance(by: pause)) }
  }

  private func note(_ what: String, _ body: @autoclosure () -> Void) {
    done.append(what)
    body()
  }

  private func present(from presenter: UIViewController, animated: Bool) {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .popover, .popover,
    ]
    let page =
      random(3) == 0
      ? wrapped(UINavigationController(rootViewController: wrapped(BalancedController(balance))))
      : wrapped(BalancedController(balance))
    page.modalPresentationStyle = styles[random(styles.count)]
    page.isModalInPresentation = random(4) == 0
    page.modalTransitionStyle = random(3) == 0 ? .crossDissolve : .coverVertical
    page.popoverPresentationController?.sourceView = stage.window
    if random(3) > 0 { page.presentationController?.delegate = adapter(random(3)) }
    page.preferredContentSize = CGSize(width: 0, height: random(3) * 200)
    done.append("present \(page.modalPresentationStyle) \(animated)")
    presenter.present(page, animated: animated)
  }

  private var adapters: [Adapter] = []

  /// A delegate that stays with a style, or has another in little room.
  private func adapter(_ kind: Int) -> Adapter {
    let adapter = Adapter(kind)
    adapters.append(adapter)
    done.append("adapter \(kind)")
    return adapter
  }

  private func alert(from presenter: UIViewController, animated: Bool) {
    let alert = UIAlertController(
      title: "Alert", message: nil, preferredStyle: random(2) == 0 ? .alert : .actionSheet)
    alert.popoverPresentationController?.sourceView = stage.window
    for style in [UIAlertAction.Style.default, .cancel] {
      alert.addAction(
        UIAlertAction(title: "\(style)", style: style) { [unowned self] _ in meddle() })
    }
    note("alert \(alert.preferredStyle) \(animated)", presenter.present(alert, animated: animated))
  }

  private func key(_ key: Key) { stage.send(.key(KeyEvent(key: key, time: stage.now))) }

  /// Puts every third controller into a user's container.
  private func wrapped(_ controller: UIViewController) -> UIViewController {
    if done.count.isMultiple(of: 5) { return tabbed(controller) }
    return done.count.isMultiple(of: 3) ? WrapperController(controller) : controller
  }

  /// Every fifth is in a tab beside another one.
  private func tabbed(_ controller: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller, BalancedController(balance)]
    return tabs
  }

  /// Selects the other tab where the topmost has tabs.
  private func switchTabs() {
    guard let tabs = topmostOfAll as? UITabBarController, done.count.isMultiple(of: 4) else {
      return
    }
    note("switch tabs", tabs.selectedIndex = 1 - tabs.selectedIndex)
  }

  /// Presents over a page's current context; the page may be hidden.
  private func cover(_ page: UIViewController, animated: Bool) {
    let cover = BalancedController(balance)
    cover.modalPresentationStyle = random(2) == 0 ? .currentContext : .overCurrentContext
    page.definesPresentationContext = true
    note(
      "cover page \(navigation.viewControllers.firstIndex(of: page) ?? -1) "
        + "\(cover.modalPresentationStyle) \(animated)",
      page.present(cover, animated: animated))
  }

  private func uncover(_ page: UIViewController, animated: Bool) {
    guard page.presentation != nil else { return }
    note(
      "uncover page \(navigation.viewControllers.firstIndex(of: page) ?? -1) \(animated)",
      page.dismiss(animated: animated))
  }

  private var anyPage: UIViewController {
    let pages = navigation.viewControllers
    return pages[random(pages.count)]
  }

  private var topmostOfAll: UIViewController {
    navigation.presentationsAbove.last { !$0.isInParentView }?.presented ?? navigation
  }

  private func drag() {
    let distance = CGFloat(random(800) - 200)
    done.append("drag \(distance)")
    let start = CGPoint(x: 195, y: 300)
    stage.press(at: start)
    stage.move(
      to: CGPoint(x: start.x, y: start.y + distance), over: Double(random(10)) / 20 + 0.01)
    if random(4) == 0 { stage.cancelTouches() } else { stage.release() }
  }

  /// The error on the screen, checked now and sometimes after settling; nil if there is none.
  var fault: String? {
    if let fault = balance.fault { return fault }
    let found = navigation.presentationsAbove
    if !found.elementsEqual(navigation.presentationsOfAll, by: ===) {
      return "what is presented is not what all children present"
    }
    guard random(3) == 0 else { return nil }
    done.append("settle")
    stage.settle()
    return settledFault
  }

  /// The error of pages and their presentations; nil if there is none.
  private var coverFault: String? {
    let top = navigation.topViewController
    if navigation.pages.window != nil, navigation.pages.subviews != top?.viewsInContext ?? [] {
      return "other pages are shown than the top and its cover"
    }
    for page in navigation.viewControllers {
      let isShown = page === top && navigation.appearance == .appeared
      let cover = page.presentation
      let isCovered = cover?.removesPresenterView == true
      let wanted: AppearanceState = isShown && !isCovered ? .appeared : .disappeared
      if page.appearance != wanted {
        return "a page has not heard whether it is seen"
      }
      if let cover, (cover.presented.appearance == .appeared) != isShown {
        return "a cover has not heard whether it is seen"
      }
    }
    return nil
  }

  private var settledFault: String? {
    let everybody = navigation.presentationsAbove
    if let fault = balance.fault { return fault }
    if !stage.isSettled { return "something never settles" }
    if everybody.contains(where: { $0.runner.state != .idle || !$0.isShown || !$0.isWanted }) {
      return "somebody is on the way"
    }
    if let fault = coverFault { return fault }
    let line = everybody.filter { !$0.isInParentView }
    let containers = stage.window.subviews.filter { $0 is PresentationContainer }
    if containers.count != line.filter({ $0.container.superview === stage.window }).count {
      return "a container is left over"
    }
    if (line.first?.removesPresenterView ?? false) != (navigation.view.window == nil) {
      return "the stack's view is not where it belongs"
    }
    let topmost = line.last?.presented ?? navigation
    if topmost.view.window == nil { return "the topmost is not on screen" }
    if topmost.appearance != .appeared { return "the topmost has not appeared" }
    if topmost.view.presentedFrame(at: stage.now) != topmost.view.frame { return "it still moves" }
    if containers.contains(where: { ($0 as? PresentationContainer)?.isMoving == true }) {
      return "a shield is left over"
    }
    if everybody.contains(where: { $0.runner.coordinator != nil }) {
      return "a coordinator is left over"
    }
    return nil
  }
}

extension UIViewController {
  /// The presentations over the controller and its descendants.
  fileprivate var presentationsOfAll: [Presentation] {
    children.flatMap(\.presentationsOfAll)
      + (presentation.map { [$0] + $0.presented.presentationsOfAll } ?? [])
  }
}

/// Adapts to little room in one of three ways.
private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
  private let kind: Int

  init(_ kind: Int) { self.kind = kind }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return [.none, .fullScreen, .pageSheet][kind]
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let presented = controller.presentedViewController
    guard kind == 2, !(presented is UINavigationController) else { return nil }
    return UINavigationController(rootViewController: presented)
  }
}

/// Checks that every page gets its callbacks in order.
private final class Balance {
  var fault: String?
  var whenHearing: () -> Void = {}
}

private final class BalancedController: UIViewController {
  private let balance: Balance
  private var last = "didDisappear"

  init(_ balance: Balance) {
    self.balance = balance
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func hear(_ call: String, after allowed: String...) {
    if !allowed.contains(last) { balance.fault = "\(call) after \(last)" }
    last = call
    balance.whenHearing()
  }

  override func viewWillAppear(_ animated: Bool) {
    hear("willAppear", after: "didDisappear", "willDisappear")
  }
  override func viewIsAppearing(_ animated: Bool) { hear("isAppearing", after: "willAppear") }
  override func viewDidAppear(_ animated: Bool) {
    // A page whose stack was covered inside a callback may have no window to appear in.
    hear("didAppear", after: view.window == nil ? "willAppear" : "isAppearing")
  }
  override func viewWillDisappear(_ animated: Bool) {
    hear("willDisappear", after: "didAppear", "isAppearing", "willAppear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    hear("didDisappear", after: "willDisappear")
  }
}
