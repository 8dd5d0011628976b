import NavigationKit

/// The controllers that a walk begins with.
struct WalkScreen {
  let root: UIViewController
  /// The stack that is acted on most; nil if there is none.
  private(set) var home: UINavigationController?
  /// The containers around stacks; nil if there is none of that kind.
  private(set) var ownTabs: TabLikeController?
  private(set) var tabs: UITabBarController?
  private(set) var split: UISplitViewController?
  private(set) var book: UIPageViewController?
  /// The views of a screen without containers; nil if there is none of that kind.
  private(set) var list: WalkListController?
  private(set) var editing: WalkEditingController?
  private(set) var layout: WalkLayoutController?
  private(set) var layers: WalkLayersController?

  init(_ kind: WalkKind, seed: Int) {
    switch kind {
    case .stack, .presentation:
      let home = WalkScreen.makeStack(1)
      let others = WalkScreen.makeStack(2)
      self.home = home
      ownTabs = seed.isMultiple(of: 3) ? TabLikeController([home, others]) : nil
      tabs = seed % 3 == 1 ? WalkScreen.makeTabs([home, others]) : nil
      let container = ownTabs ?? tabs ?? home
      root = seed.isMultiple(of: 2) ? WrapperController(container) : container
    case .tabs:
      let stacks = (1...[2, 4, 7][seed % 3]).map(WalkScreen.makeStack)
      home = stacks[0]
      let tabs = WalkScreen.makeTabs(stacks)
      self.tabs = tabs
      root = seed.isMultiple(of: 2) ? WrapperController(tabs) : tabs
    case .columns:
      let split = WalkScreen.makeSplit(seed)
      self.split = split
      root = seed.isMultiple(of: 5) ? WrapperController(split) : split
    case .pages:
      let book = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: seed.isMultiple(of: 3) ? .vertical : .horizontal)
      book.setViewControllers([WalkScreen.makeStack(1)], direction: .forward, animated: false)
      self.book = book
      root = seed.isMultiple(of: 2) ? WrapperController(book) : book
    case .search:
      let home = WalkScreen.makeStack(1)
      self.home = home
      tabs = seed.isMultiple(of: 3) ? WalkScreen.makeTabs([home, WalkScreen.makeStack(2)]) : nil
      root = tabs ?? home
    case .restart:
      let home = WalkScreen.makeStack(1)
      home.restorationIdentifier = "stack"
      self.home = home
      tabs = seed.isMultiple(of: 3) ? WalkScreen.makeTabs([home, WalkScreen.makeStack(2)]) : nil
      tabs?.restorationIdentifier = "tabs"
      tabs?.viewControllers?.last?.restorationIdentifier = "other stack"
      root = tabs ?? home
    case .lists:
      let list =
        seed.isMultiple(of: 3)
        ? WalkTableController(seed: seed) : WalkCollectionController(seed: seed)
      self.list = list
      root = list
    case .editing:
      let editing = WalkEditingController()
      self.editing = editing
      root = editing
    case .layout:
      let layout = WalkLayoutController()
      self.layout = layout
      root = layout
    case .layers:
      let layers = WalkLayersController()
      self.layers = layers
      root = layers
    }
  }

  /// A stack with one page, whose number is unlike that of any page made in a step.
  static func makeStack(_ number: Int) -> UINavigationController {
    UINavigationController(rootViewController: WalkPage(-number))
  }

  private static func makeTabs(_ stacks: [UINavigationController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    return tabs
  }

  private static func makeSplit(_ seed: Int) -> UISplitViewController {
    let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    let style = styles[seed % 3]
    guard style != .unspecified else {
      let split = UISplitViewController()
      split.viewControllers = [makeStack(1), makeStack(2)]
      return split
    }
    let split = UISplitViewController(style: style)
    split.setViewController(WalkPage(-1), for: .primary)
    if style == .tripleColumn { split.setViewController(WalkPage(-2), for: .supplementary) }
    split.setViewController(WalkPage(-3), for: .secondary)
    return split
  }
}
