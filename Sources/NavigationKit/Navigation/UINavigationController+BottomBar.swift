import Foundation

/// The bar that a container around the stack has below it: it comes and goes with pages that want none.
extension UINavigationController {
  /// The container around that has a bar below the stack.
  private var barHolder: (any ContainerRole)? {
    containersAround.lazy.map(\.containerRole).first { $0.bottomBar != nil }
  }

  /// Whether only one of the two pages has that bar.
  private var outerBarComesOrGoes: Bool {
    stack.hidesToolbar(in: stack.before) != stack.hidesToolbar(in: stack.shown)
  }

  /// Has the bar's container leave the room that the arriving page is to have.
  func layOutOuterBar() {
    guard outerBarComesOrGoes else { return }
    UIView.performWithoutAnimation { barHolder?.layOutBars() }
  }

  /// What the bar covers, or takes, of a page on its way out, more than of the one that comes.
  func outerBarChange(of controller: UIViewController?) -> (covered: CGFloat, taken: CGFloat) {
    guard let transition = runner.state.transition, runner.state != .landing(transition),
      controller === transition.from, outerBarComesOrGoes, let bar = barHolder?.bottomBar
    else { return (0, 0) }
    let sign: CGFloat = stack.hidesToolbar(in: stack.before) ? -1 : 1
    return (sign * bar.covered, sign * bar.taken)
  }

  /// The page on its way out keeps the room that it has.
  func keepLeavingPage() {
    if let (page, transition) = keptPage { placeLeavingPage(page, of: transition) }
  }

  /// What covers that page is known before the pages hear that the room changed, so that it hears nothing.
  func keepLeavingInsets() {
    guard let (page, transition) = keptPage else { return }
    page.containerInsets = leavingLayout(of: transition).covered
    pages.updateSafeArea()
  }

  private var keptPage: (page: UIView, transition: StackTransition)? {
    guard let transition = runner.state.transition, outerBarComesOrGoes,
      runner.state != .landing(transition),
      let page = transition.from?.viewIfLoaded, page.superview === pages
    else { return nil }
    return (page, transition)
  }

  /// A bar that only one page has lies on that page and goes where it goes.
  func moveOuterBar(with transition: StackTransition) {
    guard outerBarComesOrGoes, let bar = barHolder?.bottomBar else { return }
    let goes = stack.hidesToolbar(in: stack.shown)
    guard !transition.isCustom || transition.progress.isCrossFade else {
      return slideDown(bar, goes: goes, with: transition)
    }
    carry(bar.view, bar.background, at: pages.convert(bar.frame, from: nil), goes: goes, transition)
  }

  /// With an animator of others the bar goes by the lower edge.
  private func slideDown(_ bar: BottomBar, goes: Bool, with transition: StackTransition) {
    guard let place = bar.view.superview?.convert(bar.frame, from: nil) else { return }
    let away = place.offsetBy(dx: 0, dy: place.height)
    bar.view.drive(
      .frame, from: .rect(goes ? place : away), to: .rect(goes ? away : place),
      by: transition.progress)
  }

  /// Gives the bar back to its container.
  func giveBackOuterBar(after transition: StackTransition) {
    guard let holder = barHolder, let bar = holder.bottomBar else { return }
    bar.view.removeAnimations(drivenBy: transition.progress)
    bar.background.removeAnimations(drivenBy: transition.progress)
    holder.takeBackBottomBar()
  }
}
