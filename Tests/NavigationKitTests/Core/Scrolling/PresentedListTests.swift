import Foundation
import NavigationKit
import Testing

/// Lists in what is presented.
struct PresentedListTests {
  /// A list that is lower than the screen, and higher than what the bars leave of it.
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      16
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test(arguments: [true, false], [true, false])
  func `a list that is just longer than its room is at its top`(isInTabs: Bool, animated: Bool) {
    let stage = Stage(
      size: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 59, bottom: 34))
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    let list = List(style: .plain)
    let stack = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    if isInTabs { tabs.viewControllers = [stack] }
    let presented = isInTabs ? tabs : stack
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: animated)
    stage.settle()
    #expect(list.tableView.adjustedContentInset.top > 90)
    #expect(list.tableView.contentOffset.y == -list.tableView.adjustedContentInset.top)
  }
}
