import Foundation

/// Moves the bottom bar of an outer container, such as a tab bar, with pages that hide it.
extension UINavigationController {
  /// The nearest outer container that has a bottom bar.
  private var barHolder: (any BarParent)? {
    containersAround.lazy.map(\.containerRole).first { $0.bottomBar != nil }
  }

  /// Whether just one of the transition's two pages hides that bar.
  private var outerBarComesOrGoes: Bool {
    stack.hidesToolbar(in: stack.origin) != stack.hidesToolbar(in: stack.destination)
  }

  /// Makes the bar's container lay out for the arriving page, without animation.
  func layOutOuterBar() {
    guard outerBarComesOrGoes else { return }
    UIView.performWithoutAnimation { barHolder?.layOutBars() }
  }

  /// By how many points the bar covers or shortens the leaving page more than the arriving one;
  /// negative for less.
  func outerBarChange(of controller: UIViewController?) -> (covered: CGFloat, reserved: CGFloat) {
    guard let transition = runner.state.transition, runner.state != .landing(transition),
      controller === transition.from, outerBarComesOrGoes, let bar = barHolder?.bottomBar
    else { return (0, 0) }
    let sign: CGFloat = stack.hidesToolbar(in: stack.origin) ? -1 : 1
    return (sign * bar.covered, sign * bar.reserved)
  }

  /// Keeps the frame of the leaving page as it was before the transition.
  func keepLeavingPage() {
    if let (page, transition) = keptPage { placeLeavingPage(page, of: transition) }
  }

  /// Keeps the leaving page's insets; they are set before safe areas are updated, so that its safe
  /// area does not change.
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

  /// Moves a bar that just one of the two pages has together with that page.
  func moveOuterBar(with transition: StackTransition) {
    guard outerBarComesOrGoes, let bar = barHolder?.bottomBar else { return }
    let goes = stack.hidesToolbar(in: stack.destination)
    guard !transition.isCustom || transition.progress.isCrossFade else {
      return slideDown(bar, goes: goes, with: transition)
    }
    carry(bar.view, bar.background, at: pages.convert(bar.frame, from: nil), goes: goes, transition)
  }

  /// With a custom animator, the bar slides in or out at the lower edge.
  private func slideDown(_ bar: BottomBar, goes: Bool, with transition: StackTransition) {
    guard let place = bar.view.superview?.convert(bar.frame, from: nil) else { return }
    let away = place.offsetBy(dx: 0, dy: place.height)
    bar.view.drive(
      .frame, from: .rect(goes ? place : away), to: .rect(goes ? away : place),
      by: transition.progress)
  }

  /// Gives the bar back to its container, even if code has hidden it meanwhile.
  func giveBackOuterBar(after transition: StackTransition) {
    for container in containersAround {
      container.containerRole.restoreBottomBar(after: transition.progress)
    }
  }
}
