import Foundation

/// Presents a search over the page that is searched, while the bar changes.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var containerView: UIView? {
    didSet { if containerView == nil, oldValue != nil { search?.didEnd() } }
  }

  override var letsTouchesThrough: Bool { true }

  /// Below a search bar that is in the page itself.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let search, search.item == nil, !search.hostsBar else {
      return super.frameOfPresentedViewInContainerView
    }
    let bar = containerView.convert(search.searchBar.bounds, from: search.searchBar)
    return containerView.bounds.inset(by: UIEdgeInsets(top: max(0, bar.maxY)))
  }

  override func presentationTransitionWillBegin() { search?.begin(alongside: alongsideTransition) }

  override func presentationWasDropped() { search?.searchBar.resignFirstResponder() }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed, let search { search.delegate?.didPresentSearchController(search) }
  }

  override func dismissalTransitionWillBegin() { search?.end(alongside: alongsideTransition) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed, let search { search.delegate?.didDismissSearchController(search) }
  }

  override func move(_ view: UIView, by progress: TransitionProgress) -> Bool {
    view.drive(.stateAlpha, from: .number(0), to: .number(1), by: progress)
    return true
  }

  override func handleEscape() -> Bool {
    search?.searchBar.pressCancel()
    return true
  }
}
