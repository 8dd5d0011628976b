import Foundation

extension UINavigationController {
  /// Pops to the page of a navigation item, as one chosen from the back button's menu.
  func popToPage(of item: UINavigationItem) {
    guard let page = stack.pages.last(where: { $0.navigationItem === item }) else { return }
    popToViewController(page, animated: true)
  }
}
