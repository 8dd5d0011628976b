import Foundation

extension UIPageViewController {
  /// Updates the page control from the data source.
  func countPages() {
    guard isViewLoaded else { return }
    let hasControl = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = hasControl ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if (count > 0) != (pageControl != nil) { showPageControl(count > 0) }
    guard let pageControl, let dataSource else { return }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource.presentationIndex(for: self)
    dot = pageControl.currentPage
  }

  /// Moves the page control's dot after the user turned a page.
  func dotDidTurn(_ direction: NavigationDirection) {
    pageControl?.currentPage = dot + (direction == .forward ? 1 : -1)
    dot = pageControl?.currentPage ?? 0
  }

  private func showPageControl(_ isShown: Bool) {
    view.setNeedsLayout()
    guard isShown else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return
    }
    let control = UIPageControl(frame: .zero)
    control.addAction(UIAction { [weak self] _ in self?.controlWasTapped() }, for: .valueChanged)
    view.addSubview(control)
    pageControl = control
  }

  /// A tap on the page control turns the page; the dot changes when the turn ends.
  private func controlWasTapped() {
    guard let pageControl else { return }
    let direction: NavigationDirection = pageControl.currentPage > dot ? .forward : .reverse
    pageControl.currentPage = dot
    guard runner.isIdle, let next = neighbour(direction) else { return }
    begin(PageTurn(direction: direction, origin: .control), to: next)
  }

  // MARK: Layout

  /// Lays out the pages above the page control.
  func placeParts() {
    let bounds = view.bounds
    var room = bounds
    if pageControl != nil {
      room.size.height -= UIPageViewController.controlHeight + view.safeAreaInsets.bottom
      pageControl?.frame = CGRect(
        x: 0, y: room.maxY, width: bounds.width, height: UIPageViewController.controlHeight)
    }
    pages.frame = room
  }

  /// Places the page on screen, and both pages of a running turn.
  func placePages() {
    let turn = runner.state.moving
    for page in [shown, turn?.to].compactMap(\.self) {
      let place =
        page === shown ? shifted(pages.bounds, by: -(drag?.pull ?? 0) / length) : pages.bounds
      for view in page.viewsInContext where view.untransformedFrame != place {
        view.place(in: place)
      }
    }
    if let turn { move(turn) }
  }

  /// The height of the page control and the space around it, in points; as in UIKit.
  private static let controlHeight: CGFloat = 37
}
