import Foundation

extension UINavigationController {
  /// Whether the toolbar shows: it is not hidden, and no page of the stack hides it.
  var toolbarIsShown: Bool { showsToolbar(visibility, in: stack.present) }

  func showsToolbar(_ bars: BarVisibility, in former: NavigationStack.Former) -> Bool {
    !bars.toolbarIsHidden && !stack.hidesToolbar(in: former)
  }

  /// The toolbar's frame: in place, or just off screen.
  func toolbarFrame(isShown: Bool) -> CGRect {
    let (size, height) = (view.bounds.size, barHeights.bottom)
    let top = size.height - view.safeAreaInsets.bottom - height
    return CGRect(
      x: 0, y: isShown ? top : size.height + BarMetrics.clearance, width: size.width,
      height: height)
  }

  /// The items of a controller changed; if it is the one that is shown, the toolbar follows.
  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === stack.destinationTop, runner.state.transition == nil, isViewLoaded else {
      return
    }
    bottomBar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: With a transition

  /// Whether only one of the two pages has a toolbar.
  func toolbarComesOrGoes(with transition: StackTransition) -> Bool {
    showsToolbar(transition.change.oldBars, in: stack.origin) != toolbarIsShown
  }

  /// Shows the arriving page's items, changing them with the transition.
  ///
  /// If only that page has a toolbar, it has them from the start; if only the leaving page has one,
  /// it keeps its own.
  func showToolbarItems(with transition: StackTransition) {
    let items = transition.to?.toolbarItems
    if !toolbarComesOrGoes(with: transition) {
      bottomBar.beginTransition(to: items, by: transition.progress)
    } else if toolbarIsShown {
      bottomBar.setItems(items, animated: false)
    }
  }

  /// A toolbar that only one page has goes with that page.
  func moveToolbar(with transition: StackTransition) {
    let goes = !toolbarIsShown
    var frame = toolbarFrame(isShown: true)
    if goes { frame.origin.y -= outerBarChange(of: transition.from).covered }
    carry(bottomBar, bottomBar.background, at: frame, goes: goes, transition)
  }

  /// Has a bar that only one page has lie on that page and go where it goes, under the page that
  /// comes over both.
  func carry(
    _ bar: UIView, _ background: UIView, at frame: CGRect, goes: Bool,
    _ transition: StackTransition
  ) {
    let progress = transition.progress
    guard !progress.isCrossFade else { return fade(bar, in: frame, goes: goes, with: transition) }
    let isOfUpperPage = goes == progress.isPop
    let owner = isOfUpperPage ? transition.upper : transition.lower
    guard !transition.isCustom,
      let page = owner?.viewsInContext.last, page.superview === pages
    else { return }
    pages.insertSubview(bar, aboveSubview: page)
    if isOfUpperPage {
      slideUpperView(bar, at: frame, by: progress)
    } else {
      shiftLowerView(bar, at: frame, by: progress)
      // Where it has no background it shows the page, which is darkened itself.
      darken(background, by: progress)
    }
  }

  /// Moves the toolbar back above all pages.
  func moveToolbarAbovePages() {
    guard bottomBar.superview === pages else { return }
    view.insertSubview(bottomBar, aboveSubview: navigationBar)
  }
}
