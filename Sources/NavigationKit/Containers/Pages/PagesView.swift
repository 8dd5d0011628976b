import Foundation

/// The view of a page view controller: the pages, and the page control below them.
final class PageContainerView: UIView {
  private weak var controller: UIPageViewController?

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { controller?.placeParts() }
}

/// Holds the page on screen, and while it is turned the next one beside it.
final class PagesView: UIView {
  private(set) weak var controller: UIPageViewController?

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { controller?.placePages() }
}
