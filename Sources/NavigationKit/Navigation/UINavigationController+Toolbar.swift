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
    guard controller === stack.shownTop, runner.state == .idle, isViewLoaded else { return }
    bottomBar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: With a transition

  /// Whether only one of the two pages has a toolbar.
  func toolbarComesOrGoes(with transition: StackTransition) -> Bool {
    showsToolbar(transition.change.oldBars, in: stack.before) != toolbarIsShown
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

  /// Moves a toolbar that only one page has along with that page: it lies on the page, and below
  /// the page above.
  func moveToolbar(with transition: StackTransition) {
    let (progress, shown) = (transition.progress, toolbarFrame(isShown: true))
    let goes = !toolbarIsShown
    guard !progress.isCrossFade else {
      return fade(bottomBar, in: shown, goes: goes, with: transition)
    }
    let isOfUpperPage = goes == progress.isPop
    let owner = isOfUpperPage ? transition.upper : transition.lower
    guard !transition.isCustom,
      let page = owner?.viewsInContext.last, page.superview === pages
    else { return }
    pages.insertSubview(bottomBar, aboveSubview: page)
    if isOfUpperPage {
      comeAsUpper(bottomBar, at: shown, by: progress)
    } else {
      giveWay(bottomBar, at: shown, by: progress)
      // Where it has no background it shows the page, which is darkened itself.
      darken(bottomBar.background, by: progress)
    }
  }

  /// Moves the toolbar back above all pages.
  func takeToolbarOffPage() {
    guard bottomBar.superview === pages else { return }
    view.insertSubview(bottomBar, aboveSubview: navigationBar)
  }
}
