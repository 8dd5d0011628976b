import Foundation

extension UINavigationController {
  /// Adds the recognisers whose taps and swipes hide bars; they do not cancel touches.
  func addBarHidingRecognizers(to view: UIView) {
    for recognizer in [barHideOnTapGestureRecognizer, barHideOnSwipeGestureRecognizer] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = ownDelegate
      view.addGestureRecognizer(recognizer)
    }
    barHideOnTapGestureRecognizer.addAction(UIAction { [weak self] _ in self?.pageWasTapped() })
    barHideOnSwipeGestureRecognizer.addAction(UIAction { [weak self] _ in self?.pageWasSwiped() })
  }

  /// Whether a recogniser is one of those that hide bars.
  func hidesBars(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === barHideOnTapGestureRecognizer || recognizer === barHideOnSwipeGestureRecognizer
  }

  /// Whether a recogniser that hides bars gets a touch.
  func shouldWatch(_ touch: UITouch, with recognizer: UIGestureRecognizer) -> Bool {
    guard hidesBars(recognizer) else { return true }
    guard let view = touch.view, view.isDescendant(of: pages) else { return false }
    if recognizer === barHideOnSwipeGestureRecognizer { return hidesBarsOnSwipe }
    let cause = visibility.hiding?.cause
    let cares = hidesBarsOnTap || cause == .keyboard || cause == .compactHeight
    return cares && !view.handlesTaps(upTo: pages)
  }

  private func pageWasTapped() {
    let (top, bottom) = barHeights
    let y = barHideOnTapGestureRecognizer.location(in: view).y
    let content = view.bounds.inset(by: view.safeAreaInsets)
    follow(
      BarHiding.tap(
        togglesOnTap: hidesBarsOnTap, isHidden: visibility.navigationBarIsHidden,
        hiddenBy: visibility.hiding?.cause,
        isInBarArea: y < barTop + top || y > content.maxY - bottom),
      because: .tap)
  }

  private func pageWasSwiped() {
    let recognizer = barHideOnSwipeGestureRecognizer
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    let decision = BarHiding.swipe(
      distance: recognizer.translation(in: view).y, isHidden: visibility.navigationBarIsHidden)
    if decision != .leave { recognizer.setTranslation(.zero, in: view) }
    follow(decision, because: .swipe)
  }

  /// Hides or shows the bars if compact height began or ended; a running transition ends first.
  func followHeight(animated: Bool = true) {
    let height = view.traitCollection.verticalSizeClass
    guard runner.state.transition == nil, height != followedHeight else { return }
    followedHeight = height
    guard hidesBarsWhenVerticallyCompact else { return }
    if height == .compact {
      follow(.hide, because: .compactHeight, animated: animated)
    } else if visibility.hiding?.cause == .compactHeight {
      follow(.show, because: .compactHeight, animated: animated)
    }
  }

  fileprivate func follow(
    _ decision: BarHiding.Decision, because cause: BarVisibility.Cause, animated: Bool = true
  ) {
    guard runner.state.transition == nil, decision != .leave else { return }
    let hasItems = !(bottomBar.items ?? []).isEmpty
    if decision == .hide {
      visibility.hide(because: cause, toolbarHasItems: hasItems)
    } else {
      visibility.show(toolbarHasItems: hasItems)
    }
    followBars(animated: animated)
  }
}

extension UINavigationController: KeyboardObserver {
  func keyboardDidAppear() {
    if hidesBarsWhenKeyboardAppears, isOnScreen { follow(.hide, because: .keyboard) }
  }

  func keyboardDidDisappear() {
    // The bars stay hidden until the page is tapped.
  }
}

extension UIView {
  /// Whether the view, or a superview below `limit`, handles single taps.
  func handlesTaps(upTo limit: UIView) -> Bool {
    if self === limit { return false }
    let watches = (gestureRecognizers ?? []).contains {
      ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    }
    if self is UIControl || elementRole == .cell || watches { return true }
    return superview?.handlesTaps(upTo: limit) ?? false
  }
}
