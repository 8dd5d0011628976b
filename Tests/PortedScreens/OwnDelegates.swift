import Foundation
import NavigationKit

// Subclasses that are their own delegates. None of the methods overrides anything in UIKit, so none
// may here: that this compiles is the test.

final class AskingTabs: UITabBarController, UITabBarControllerDelegate {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

final class AskingColumns: UISplitViewController {}

extension AskingColumns: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}

final class AskingPages: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UIScrollViewDelegate, UIGestureRecognizerDelegate
{
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

final class AskingSearch: UISearchController {}

extension AskingSearch: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {}
  func didPresentSearchController(_ searchController: UISearchController) {}
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

final class AskingAlert: UIAlertController, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

final class AskingPage: UIViewController, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { nil }
}

final class AskingTable: UITableViewController, UISearchBarDelegate, UITextFieldDelegate {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func textFieldDidBeginEditing(_ textField: UITextField) {}
}

final class AskingBar: UINavigationBar, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}

final class AskingTabBar: UITabBar, UITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

final class AskingSearchBar: UISearchBar, UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}

final class AskingField: UITextField, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
}

final class AskingText: UITextView, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {}
}

final class AskingScroll: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

final class AskingList: UITableView, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class AskingGrid: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
}

final class AskingPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

extension UINavigationController {
  /// Pops and then pushes, as extensions in apps do.
  public func replaceTop(by page: UIViewController) {
    setViewControllers(viewControllers.dropLast() + [page], animated: true)
  }
}
