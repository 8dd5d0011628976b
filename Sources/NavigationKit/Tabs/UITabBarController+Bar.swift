import Foundation

/// The view of a tab bar controller: it lays out tab and bar as its size changes.
final class TabBarControllerView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() { controller?.layOutBars() }

  override func safeAreaInsetsDidChange() { controller?.layOutBars() }
}

extension UITabBarController {
  /// Places the bar where it shows, or just off screen, and the tab under it.
  func layOutBars() {
    guard isViewLoaded, let view else { return }
    if placeCount != barCount { followRoom() }
    pages.frame = view.bounds
    bar.managedMargin = view.safeAreaInsets.bottom
    bar.frame = barFrame(isShown: barIsShown)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    if let page = shown?.viewIfLoaded, page.superview === pages { placePage(page) }
    // A page that takes the bar along has it stand elsewhere from here on.
    if bar.superview !== view {
      bar.controllersAround.first { $0 !== self }?.containerRole.layOutBars()
    }
  }

  /// Whether the bar shows: code has not hidden it, and no page of the tab asked it away.
  var barIsShown: Bool { !barIsHidden && shown?.containerRole.hidesBottomBar != true }

  /// Where the bar stands, or is just off screen.
  private func barFrame(isShown: Bool) -> CGRect {
    let size = view.bounds.size
    let height = TabBarMetrics.height(in: view.traitCollection) + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: isShown ? size.height - height : size.height + BarMetrics.clearance,
      width: size.width, height: height)
  }

  /// Gives a tab's view its frame and tells it what the bar covers of it.
  func placePage(_ page: UIView) {
    let layout = layout(of: page.viewController)
    page.place(in: layout.frame)
    page.containerInsets = layout.covered
    page.updateSafeArea()
  }

  /// Where a tab's view goes.
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

  /// Moves the bar to where it shows, or just off screen.
  func followBar(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else { return layOutBars() }
    view.layoutIfNeeded()
    UIView.animate(withDuration: TransitionMetrics.hideShowBarDuration) {
      layOutBars()
      view.layoutIfNeeded()
    }
  }

  /// The bar as a stack in a tab sees it; nil where code hid it.
  var bottomBar: BottomBar? {
    guard !barIsHidden, isViewLoaded else { return nil }
    let frame = barFrame(isShown: true)
    let isUnder =
      shown.map {
        $0.edgesForExtendedLayout.contains(.bottom)
          && (bar.isTranslucent || $0.extendedLayoutIncludesOpaqueBars)
      } ?? true
    return BottomBar(
      view: bar, background: bar.background, frame: view.convert(frame, to: nil),
      covered: isUnder ? frame.height - view.safeAreaInsets.bottom : 0,
      taken: isUnder ? 0 : frame.height)
  }

  /// Has the bar over its tab again.
  func takeBackBottomBar() {
    if isViewLoaded, bar.superview !== view { view.addSubview(bar) }
    layOutBars()
  }
}
