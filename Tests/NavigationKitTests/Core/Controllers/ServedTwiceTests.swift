import Foundation
import Goldens
import NavigationKit
import Testing

/// Objects that serve in two places, or again after their first use.
struct ServedTwiceTests {
  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 47))
  private let first = PageController("A")
  private let second = PageController("B")

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func stack(_ pages: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    return navigation
  }

  private func count(_ label: String) -> Int { stage.elements().count { $0.label == label } }

  private func goForthAndBack(_ navigation: UINavigationController, expecting label: String) {
    #expect(count(label) == 1)
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(count(label) == 1, "on the next page")
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(count(label) == 1, "back on the first page")
  }

  @Test func `one item on two pages is on each as it is shown, and is pressed there`() {
    var presses = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in presses += 1 })
    first.navigationItem.rightBarButtonItem = item
    second.navigationItem.rightBarButtonItem = item
    let navigation = stack(first)
    show(navigation)
    goForthAndBack(navigation, expecting: "Edit")
    stage.tap("Edit")
    #expect(presses == 1)
  }

  @Test func `so is one custom view, in two items or in one`() {
    let button = UIButton(type: .system)
    button.setTitle("Own", for: .normal)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let navigation = stack(first)
    show(navigation)
    goForthAndBack(navigation, expecting: "Own")
  }

  @Test func `so is one title view`() {
    let label = UILabel()
    label.text = "Heading"
    first.navigationItem.titleView = label
    second.navigationItem.titleView = label
    let navigation = stack(first)
    show(navigation)
    goForthAndBack(navigation, expecting: "Heading")
  }

  @Test func `so are toolbar items`() {
    let items = [UIBarButtonItem(title: "Share")]
    first.toolbarItems = items
    second.toolbarItems = items
    let navigation = stack(first)
    navigation.isToolbarHidden = false
    show(navigation)
    goForthAndBack(navigation, expecting: "Share")
  }

  @Test func `one search controller is on the page that was given it last, and searches there`() {
    let search = UISearchController(searchResultsController: nil)
    for page in [first, second] { page.navigationItem.hidesSearchBarWhenScrolling = false }
    first.navigationItem.searchController = search
    let navigation = stack(first)
    show(navigation)
    #expect(count("Search") == 1)
    second.navigationItem.searchController = search
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(count("Search") == 1)
    stage.tap("Search")
    stage.settle()
    #expect(search.isActive && count("Cancel") == 1)
    stage.tap("Cancel")
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(count("A") == 1)
  }

  @Test func `one action serves a button, an item and a menu`() {
    var heard = 0
    let action = UIAction(title: "Do") { _ in heard += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
    first.loadViewIfNeeded()
    first.view.addSubview(button)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    let menu = UIMenu(children: [action])
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
    let other = UIButton(type: .system)
    other.setTitle("More", for: .normal)
    other.menu = menu
    other.showsMenuAsPrimaryAction = true
    other.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
    first.view.addSubview(other)
    show(stack(first))
    for element in stage.elements() where element.label == "Do" {
      stage.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    }
    #expect(heard == 2)
    for label in ["Menu", "More", "Menu"] {
      stage.tap(label)
      stage.settle()
      let item = stage.element(.menuItem, "Do")
      #expect(item != nil)
      if let item { stage.tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY)) }
      stage.settle()
    }
    #expect(heard == 5)
  }

  @Test func `a recogniser, a refresh control and a view move to where they are put last`() {
    let (one, two) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    two.addGestureRecognizer(tap)
    #expect(tap.view === two && one.gestureRecognizers?.isEmpty != false)
    let refresh = UIRefreshControl()
    let tables = [UITableView(), UITableView()]
    for table in tables { table.refreshControl = refresh }
    #expect(refresh.isDescendant(of: tables[1]) && !refresh.isDescendant(of: tables[0]))
  }

  @Test func `an alert is presented again, with its fields and actions`() {
    var heard = 0
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in heard += 1 })
    show(first)
    for round in 1...2 {
      first.present(alert, animated: true)
      stage.settle()
      stage.tap("OK")
      stage.settle()
      #expect(heard == round && first.presentedViewController == nil)
    }
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen,
  ])
  func `a controller is presented again, from another page too`(style: UIModalPresentationStyle) {
    let modal = PageController("Modal")
    modal.modalPresentationStyle = style
    let navigation = stack(first)
    show(navigation)
    for presenter in [first, first, second] {
      if presenter === second {
        navigation.pushViewController(second, animated: true)
        stage.settle()
      }
      modal.popoverPresentationController?.sourceView = presenter.view
      presenter.present(modal, animated: true)
      stage.settle()
      #expect(modal.view.window != nil)
      presenter.dismiss(animated: true)
      stage.settle()
      #expect(modal.view.window == nil && modal.presentingViewController == nil)
    }
  }

  @Test func `a page is pushed again, onto another stack, and becomes a tab`() {
    let (one, two) = (stack(first), stack(PageController("X")))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    show(tabs)
    for _ in 0..<2 {
      one.pushViewController(second, animated: true)
      stage.settle()
      #expect(count("B") >= 1)
      one.popViewController(animated: true)
      stage.settle()
    }
    one.pushViewController(second, animated: true)
    stage.settle()
    two.pushViewController(second, animated: false)
    #expect(one.viewControllers == [first] && second.navigationController === two)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()
    #expect(stage.element(.title, "B") != nil)
    two.popViewController(animated: false)
    tabs.viewControllers = [one, two, second]
    tabs.selectedIndex = 2
    stage.settle()
    #expect(second.view.window != nil && second.parent === tabs)
  }

  @Test func `one animator and one interaction controller drive one transition after the other`() {
    let delegate = FadingDelegate()
    let navigation = stack(first)
    show(navigation)
    navigation.delegate = delegate
    for isInteractive in [false, true, true] {
      delegate.isInteractive = isInteractive
      navigation.pushViewController(second, animated: true)
      stage.advance(by: 0.01)
      if isInteractive {
        delegate.driver.update(0.5)
        delegate.driver.finish()
      }
      stage.settle()
      #expect(navigation.topViewController === second && second.view.window != nil)
      navigation.popViewController(animated: true)
      stage.advance(by: 0.01)
      if isInteractive {
        delegate.driver.update(0.5)
        delegate.driver.cancel()
        stage.settle()
        #expect(navigation.topViewController === second)
        delegate.isInteractive = false
        navigation.popViewController(animated: true)
      }
      stage.settle()
      #expect(navigation.topViewController === first && first.view.window != nil)
    }
  }

  @Test func `one delegate serves two stacks, and one item two tabs`() {
    let log = CallLog()
    let (one, two) = (stack(first), stack(PageController("X")))
    one.delegate = log
    two.delegate = log
    let item = UITabBarItem(title: "Same", image: nil, tag: 0)
    one.tabBarItem = item
    two.tabBarItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    show(tabs)
    #expect(stage.elements(.tab).count { $0.label == "Same" } == 2)
    tabs.selectedIndex = 1
    stage.settle()
    two.pushViewController(second, animated: true)
    stage.settle()
    #expect(log.take().contains("didShow(B)"))
  }

  @Test func `one layout serves the collection view that was given it last`() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    let source = Source()
    show(first)
    var views: [UICollectionView] = []
    for index in 0..<2 {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100 + 300 * CGFloat(index), width: 390, height: 200),
        collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      first.view.addSubview(view)
      views.append(view)
      stage.settle()
    }
    #expect(layout.collectionView === views[1] && views[1].visibleCells.count == 3)
  }
}
