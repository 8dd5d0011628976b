/// The answer of the data source, for the turn that follows.
struct PageOffer {
  /// The page that was shown.
  let page: UIViewController
  let direction: UIPageViewController.NavigationDirection
  /// The next page; nil if there is none.
  let next: UIViewController?
}
