import Foundation

/// The view of a navigation controller: it lays out pages and bars as its size changes.
final class NavigationControllerView: UIView, MotionShield {
  weak var controller: UINavigationController?
  var isMoving: Bool { controller?.runner.state.moving != nil }

  override func layoutSubviews() {
    // The first height is no change that the view would be told of.
    if window != nil, controller?.followedHeight == .unspecified {
      controller?.followHeight(animated: false)
    }
    controller?.layOutBars()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return controller?.ignoresTouches(in: hit) == true ? self : hit
  }

  override func safeAreaInsetsDidChange() {
    controller?.layOutBars()
    controller?.arrivingPageFollows()
  }

  override func didMoveToWindow() {
    guard let controller else { return }
    window?.stage?.keyboard.add(controller)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    controller?.followHeight()
  }
}

extension UINavigationController {
  /// Manages the bar for good, and is the delegate of the back swipe until another is set.
  func becomeDelegate() {
    navigationBar.manage(by: ownDelegate)
    bottomBar.controller = self
    edgePan.delegate = ownDelegate
  }

  /// Adds the pages, the bars and the recognisers to the view.
  func assemble(_ view: UIView) {
    pages.frame = view.bounds
    for subview in [pages, navigationBar, bottomBar] { view.addSubview(subview) }
    edgePan.addAction(UIAction { [weak self] _ in self?.edgePanDidChange() })
    view.addGestureRecognizer(edgePan)
    addBarHidingRecognizers(to: view)
  }

  /// Whether a view is in a page or bar that a transition moves: those get no touches.
  func ignoresTouches(in hit: UIView?) -> Bool {
    guard runner.state.moving != nil, let hit else { return false }
    return [pages, navigationBar, bottomBar].contains(where: hit.isDescendant(of:))
  }

  /// The destination of the back button on the bottom page; nil unless this is a page itself.
  var backDestination: BackDestination? { parent?.containerRole.backDestination(from: self) }

  /// Pops the page of an item for the bar, unless a subclass that was asked has popped it; returns
  /// false if there is nothing to pop.
  func popForBar(_ item: UINavigationItem) -> Bool {
    guard stack.top?.navigationItem === item else { return true }
    guard stack.count > 1 else {
      backDestination?.go()
      return false
    }
    popViewController(animated: true)
    return true
  }

  /// Places the bars, shown or just off screen, and the pages under them.
  func layOutBars() {
    guard isViewLoaded, let view else { return }
    let bounds = view.bounds
    updateBarExtension()
    let top = barHeights.top
    let oldSize = pages.bounds.size
    pages.frame = bounds
    edgePan.edges = view.isRightToLeft ? .right : .left
    navigationBar.frame = CGRect(
      x: 0, y: visibility.navigationBarIsHidden ? -top - BarMetrics.clearance : barTop,
      width: bounds.width, height: top)
    bottomBar.frame = toolbarFrame(isShown: toolbarIsShown)
    for bar: UIView in [navigationBar, bottomBar] {
      // How far the bar's background extends beyond the bar depends on the bar's place, too.
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
    }
    guard AnimationContext.current?.isTransition != true || runner.state.transition == nil else {
      return
    }
    keepLeavingInsets()
    for page in pages.subviews where !(page is any UIBarPositioning) && !isLeaving(page) {
      placePage(page)
    }
    keepLeavingPage()
    runner.state.moving.map(moveOuterBar)
    if bounds.size != oldSize { transitionFollows(from: oldSize) }
  }

  /// The size changed: a running transition goes on between the new frames, at the same progress.
  private func transitionFollows(from old: CGSize) {
    guard let transition = runner.state.moving else { return }
    if let page = transition.from?.viewIfLoaded, page.superview === pages {
      placeLeavingPage(page, of: transition)
    }
    if isSwiping { keepSwipe(from: old.width) }
    if !transition.isCustom { slide(transition) }
    animateBarChanges(with: transition)
  }

  /// Places a page on its way out as it was placed before.
  func placeLeavingPage(_ page: UIView, of transition: StackTransition) {
    place(page, leavingLayout(of: transition))
  }

  func leavingLayout(of transition: StackTransition) -> PageLayout {
    layout(of: transition.from, under: transition.change.oldBars, in: stack.origin)
  }

  /// The safe area changes in a transition: the arriving page has the new one from the start.
  func arrivingPageFollows() {
    guard AnimationContext.current?.isTransition == true,
      let transition = runner.state.moving, let page = transition.to?.viewIfLoaded,
      page.superview === pages
    else { return }
    UIView.performWithoutAnimation {
      placePage(page)
      page.layoutIfNeeded()
      if !transition.isCustom { slide(transition) }
    }
  }

  /// The direction pages come from: 1 for the right, −1 for the left.
  var trailing: CGFloat { view.isRightToLeft ? -1 : 1 }

  /// The heights of the navigation bar and the toolbar, in points.
  var barHeights: (top: CGFloat, bottom: CGFloat) {
    (
      navigationBar.sizeThatFits(view.bounds.size).height,
      BarMetrics.height(in: view.traitCollection)
    )
  }

  /// Places the bars for the arriving page, alongside the transition.
  func placeBars(alongside transition: StackTransition) {
    let progress = transition.progress
    let context = AnimationContext { _ in .progress(progress, .whole) }
    AnimationContext.run(transition.isAnimated ? context : nil) { layOutBars() }
    if transition.isAnimated { animateBarChanges(with: transition) }
  }

  /// Whether only one of the two pages has a navigation bar.
  func barComesOrGoes(with transition: StackTransition) -> Bool {
    transition.change.oldBars.navigationBarIsHidden != visibility.navigationBarIsHidden
  }

  /// Animates the bars that only one of the two pages has.
  private func animateBarChanges(with transition: StackTransition) {
    if barComesOrGoes(with: transition) { slideBar(with: transition) }
    if toolbarComesOrGoes(with: transition) { moveToolbar(with: transition) }
    moveOuterBar(with: transition)
  }

  /// Slides a navigation bar that only one page has in or out, with that page.
  private func slideBar(with transition: StackTransition) {
    let height = navigationBar.frame.height
    let shown = CGRect(
      x: 0, y: barTop, width: view.bounds.width, height: height)
    let goes = visibility.navigationBarIsHidden
    let isOfUpperPage = goes == transition.progress.isPop
    guard !transition.progress.isCrossFade else {
      return fade(navigationBar, in: shown, goes: goes, with: transition)
    }
    let away = shown.offsetBy(dx: (isOfUpperPage ? trailing : -trailing) * shown.width, dy: 0)
    navigationBar.animate(
      PropertyAnimation(
        property: .frame, from: .rect(goes ? shown : away), to: .rect(goes ? away : shown),
        driver: .progress(transition.progress, .whole)))
  }

  func fade(_ bar: UIView, in frame: CGRect, goes: Bool, with transition: StackTransition) {
    let (from, to): (CGFloat, CGFloat) = goes ? (1, 0) : (0, 1)
    let motions: [(AnimatableProperty, AnimatableValue, AnimatableValue)] = [
      (.frame, .rect(frame), .rect(frame)), (.alpha, .number(from), .number(to)),
    ]
    for (property, start, end) in motions {
      bar.animate(
        PropertyAnimation(
          property: property, from: start, to: end,
          driver: .progress(transition.progress, .whole)))
    }
  }

  /// Sets a page's frame, and the insets that the bars cover.
  ///
  /// A presentation over a page is placed as the page is.
  func placePage(_ page: UIView) { place(page, layout(of: page.coveredPage)) }

  private func place(_ page: UIView, _ layout: PageLayout) {
    page.place(in: layout.frame)
    let scrollView = page.viewController?.titleScrollView
    // The safe area and the extension under the bar's row change together.
    scrollView?.barExtension = layout.barExtension
    page.containerInsets = layout.covered
    page.updateSafeArea()
    scrollView?.updateInsets()
  }

  /// The layout of a controller's page.
  func layout(of controller: UIViewController?) -> PageLayout {
    layout(of: controller, under: visibility, in: stack.present)
  }

  private func layout(
    of controller: UIViewController?, under bars: BarVisibility, in former: NavigationStack.Former
  ) -> PageLayout {
    var insets = view.safeAreaInsets
    var space = pages.bounds
    let outer = outerBarChange(of: controller)
    insets.bottom += outer.covered
    space.size.height -= outer.reserved
    let under =
      bars.navigationBarIsHidden ? BarExtension() : barExtension(of: controller, in: former)
    var page = PageLayout(
      in: space,
      top: bars.navigationBarIsHidden
        ? nil
        : PageLayout.Bar(
          height: under.parts.replacesRow ? 0 : navigationBar.rowsHeight, edge: insets.top,
          overlap: insets.top - barTop,
          isTranslucent: navigationBar.isTranslucent, extended: under.covering,
          folds: controller?.titleScrollView != nil),
      bottom: showsToolbar(bars, in: former)
        ? PageLayout.Bar(
          height: barHeights.bottom, edge: insets.bottom, isTranslucent: bottomBar.isTranslucent)
        : nil,
      edges: controller?.edgesForExtendedLayout ?? .all,
      includesOpaqueBars: controller?.extendedLayoutIncludesOpaqueBars ?? false)
    page.barExtension = under
    if page.frame.maxY == space.maxY { page.covered.bottom += outer.covered }
    return page
  }

  /// Whether a page is leaving: it keeps its layout until it is gone.
  private func isLeaving(_ page: UIView) -> Bool {
    guard let from = runner.state.transition?.from else { return false }
    return from === page.coveredPage
  }

  /// Whether a transition is about to start or ending: bars then change with it.
  var isAboutToMove: Bool {
    switch runner.state {
    case .announcing, .landing: true
    case .idle, .requested, .preparing, .animating, .tracking, .settling: false
    }
  }

  /// Changes which bars show: with the transition if one is about to start, else on its own.
  func changeBars(animated: Bool, _ change: (inout BarVisibility) -> Void) {
    let old = visibility
    change(&visibility)
    visibility.codeDecided()
    guard visibility != old, isViewLoaded, !isAboutToMove else { return }
    followBars(animated: animated)
  }

  /// Moves the bars to where they show, or just off screen.
  func followBars(animated: Bool) {
    guard animated, let view, view.window != nil else {
      layOutBars()
      view?.layoutIfNeeded()
      return
    }
    view.layoutIfNeeded()
    UIView.animate(withDuration: TransitionMetrics.hideShowBarDuration) {
      layOutBars()
      view.layoutIfNeeded()
    }
  }
}

extension UIView {
  /// The controller of a page's view, or of the page that the view lies over.
  fileprivate var coveredPage: UIViewController? {
    (self as? PresentationContainer)?.presentation?.presenter ?? viewController
  }
}
