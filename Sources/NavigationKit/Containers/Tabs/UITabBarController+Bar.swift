import Foundation

/// The view of a tab bar controller; it lays out the selected tab's view and the bar.
final class TabBarControllerView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() { controller?.layOutBars() }

  override func safeAreaInsetsDidChange() { controller?.layOutBars() }
}

extension UITabBarController {
  /// Lays out the bar, or moves it off screen if it is hidden, and lays out the tab's view.
  func layOutBars() {
    guard isViewLoaded, let view else { return }
    let hasOtherSize = pages.frame.size != view.bounds.size
    pages.frame = view.bounds
    if hasOtherSize { endTransitionInOldSize() }
    if placeCount != barCount { updateForSize() }
    bar.managedMargin = view.safeAreaInsets.bottom
    bar.frame = barFrame(isShown: barIsShown)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    if let page = destination?.viewIfLoaded, page.superview === pages { placePage(page) }
    // While a pushed page moves the bar with it, its navigation controller places the bar.
    if bar.superview !== view {
      bar.controllersAround.first { $0 !== self }?.containerRole.layOutBars()
    }
  }

  /// Ends a transition, whose animator has placed the tabs for another size; one under a finger is
  /// taken back.
  private func endTransitionInOldSize() {
    if case .tracking = runner.state { return runner.finish(isCancelled: true) }
    runner.finish()
  }

  /// Whether the bar is shown: neither code nor a page with `hidesBottomBarWhenPushed` hides it.
  var barIsShown: Bool { !barIsHidden && destination?.containerRole.hidesBottomBar != true }

  /// The bar's frame while it is shown, or just below the screen while it is hidden.
  private func barFrame(isShown: Bool) -> CGRect {
    let size = view.bounds.size
    let height = TabBarMetrics.height(in: view.traitCollection) + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: isShown ? size.height - height : size.height + BarMetrics.clearance,
      width: size.width, height: height)
  }

  /// Sets the frame of a tab's view, and its safe area insets for the bar.
  func placePage(_ page: UIView) {
    let layout = layout(of: page.viewController)
    page.place(in: layout.frame)
    page.containerInsets = layout.covered
    page.updateSafeArea()
  }

  /// The frame of a tab's view, and the insets that the bar covers.
  func layout(of controller: UIViewController?) -> PageLayout {
    PageLayout(
      in: pages.bounds, top: nil,
      bottom: barIsShown
        ? PageLayout.Bar(
          height: TabBarMetrics.height(in: view.traitCollection),
          edge: view.safeAreaInsets.bottom, isTranslucent: bar.isTranslucent) : nil,
      edges: controller?.edgesForExtendedLayout ?? .all,
      includesOpaqueBars: controller?.extendedLayoutIncludesOpaqueBars ?? false)
  }

  /// Shows or hides the bar as ``barIsShown`` says.
  func followBar(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else { return layOutBars() }
    view.layoutIfNeeded()
    UIView.animate(withDuration: TransitionMetrics.hideShowBarDuration) {
      layOutBars()
      view.layoutIfNeeded()
    }
  }

  /// The bar, for navigation controllers in the tabs; nil if code has hidden it.
  var bottomBar: BottomBar? {
    guard !barIsHidden, isViewLoaded else { return nil }
    let frame = barFrame(isShown: true)
    let isUnder =
      destination.map {
        $0.edgesForExtendedLayout.contains(.bottom)
          && (bar.isTranslucent || $0.extendedLayoutIncludesOpaqueBars)
      } ?? true
    return BottomBar(
      view: bar, background: bar.background, frame: view.convert(frame, to: nil),
      covered: isUnder ? frame.height - view.safeAreaInsets.bottom : 0,
      reserved: isUnder ? 0 : frame.height)
  }

  func restoreBottomBar(after progress: TransitionProgress) {
    for view in [bar, bar.background] { view.removeAnimations(drivenBy: progress) }
    restoreBottomBar()
  }

  /// Puts the bar back in this controller's view, in front of the tab.
  func restoreBottomBar() {
    if isViewLoaded, bar.superview !== view { view.addSubview(bar) }
    layOutBars()
  }
}
