import Drawing
import Foundation
import Goldens
import Input
import Testing

@testable import NavigationKit

/// Views behind the status bar and the app's bars get no touches.
struct CoveredTouchTests {
  private let table = TableFixture(
    [(0..<100).map { "Row \($0)" }], insets: UIEdgeInsets(top: 47, bottom: 34))
  private var stage: Stage { table.stage }

  private func show(in container: UIViewController? = nil, hasStatusBar: Bool = true) {
    table.tableView.rowHeight = 44
    if hasStatusBar { stage.chrome = ScreenChrome(statusBar: StatusBar()) }
    table.start(in: container)
    stage.settle()
    table.tableView.contentOffset.y = 1000
    stage.advance(by: 0)
    _ = table.take()
  }

  private func inStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: table)
    stack.isToolbarHidden = false
    table.toolbarItems = [UIBarButtonItem(title: "Tool")]
    return stack
  }

  private var pressed: IndexPath? { table.tableView.indexPathForSelectedRow }

  @Test func `a tap on the status bar scrolls to the top, and presses no row behind it`() {
    show(in: inStack())
    stage.press(at: CGPoint(x: 80, y: 25))
    stage.advance(by: 0.3)
    #expect(table.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
    stage.release()
    stage.settle()
    #expect(pressed == nil && table.tableView.contentOffset.y == -91)
  }

  @Test(arguments: [60, 835, 870] as [CGFloat])
  func `a tap on a bar presses no row behind it`(y: CGFloat) {
    show(in: inStack())
    stage.tap(at: CGPoint(x: 120, y: y))
    stage.settle()
    #expect(pressed == nil && table.tableView.contentOffset.y == 1000)
  }

  @Test(arguments: [20, 870] as [CGFloat])
  func `where no status bar is seen, the bars cover what is up to the screen's edges`(y: CGFloat) {
    show(in: inStack(), hasStatusBar: false)
    stage.tap(at: CGPoint(x: 120, y: y))
    #expect(pressed == nil)
  }

  @Test func `a tab bar covers what is below its tabs`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [table]
    show(in: tabs)
    for y in [835, 875] as [CGFloat] { stage.tap(at: CGPoint(x: 30, y: y)) }
    stage.settle()
    #expect(pressed == nil)
  }

  @Test func `a search bar below the row covers the rows, too`() {
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    table.navigationItem.hidesSearchBarWhenScrolling = false
    show(in: inStack())
    for y in [93, 141] as [CGFloat] { stage.tap(at: CGPoint(x: 4, y: y)) }
    stage.settle()
    #expect(pressed == nil)
  }

  @Test func `neither recognisers nor menus nor wheels hear of the status bar`() {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 880))
    scroll.contentSize.height = 2000
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
    let heard = CallLog()
    button.addAction(UIAction { _ in heard.record("button") }, for: .touchUpInside)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addAction(UIAction { _ in heard.record("tap") })
    page.view.addGestureRecognizer(tap)
    page.view.addSubview(scroll)
    page.view.addSubview(button)
    show(in: page)
    let point = CGPoint(x: 80, y: 25)
    stage.tap(at: point)
    stage.secondaryClick(at: point)
    let place = scroll.contentOffset
    let wheel = CGSize(width: 0, height: -50)
    stage.send(.scroll(ScrollEvent(position: point, delta: wheel, phase: .step, time: stage.now)))
    stage.settle()
    #expect(heard.calls.isEmpty && stage.window.openMenu == nil && scroll.contentOffset == place)
    stage.chrome.statusBar = nil
    stage.tap(at: point)
    button.isHidden = true
    stage.tap(at: point)
    #expect(heard.calls == ["button", "tap"])
  }

  @Test func `in a call the status bar covers as much more as it is higher`() {
    show()
    stage.resize(to: .homeButtonPhone, safeAreaInsets: UIEdgeInsets(top: 20))
    stage.tap(at: CGPoint(x: 80, y: 30))
    #expect(pressed != nil)
    table.tableView.deselectRow(at: pressed ?? [0, 0], animated: false)
    stage.chrome.statusBar?.isInCall = true
    stage.tap(at: CGPoint(x: 80, y: 30))
    #expect(pressed == nil)
  }

  @Test func `a header that is held covers the rows behind it`() {
    final class Titled: UITableViewController {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Header" }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let page = Titled(style: .plain)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.tableView.contentOffset.y = 1000
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 100, y: 47 + 14))
    #expect(page.tableView.indexPathForSelectedRow == nil)
    stage.tap(at: CGPoint(x: 100, y: 300))
    #expect(page.tableView.indexPathForSelectedRow != nil)
  }
}
