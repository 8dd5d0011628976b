import Drawing
import Foundation
import Input

extension Stage {
  /// Shows the chrome; its window is made once there is any.
  func chromeDidChange() {
    if chromeWindow == nil, chrome != ScreenChrome() { chromeWindow = ScreenChromeWindow(on: self) }
    chromeWindow?.show(chrome)
    needsChromeUpdate = true
    updateScreenInsets()
  }

  /// The insets that the screen's edges cover, without the space of a hidden status bar.
  var screenInsets: UIEdgeInsets {
    var insets = safeAreaInsets
    if chromeWindow?.leavesRoom == true { insets.top = 0 }
    insets.top += callHeight
    return insets
  }

  /// How much higher the status bar is during a call: not beside a cut-out, on pads, or where there
  /// is none.
  var callHeight: CGFloat {
    let isHigher =
      chrome.statusBar?.isInCall == true && chrome.cutOut == .none && safeAreaInsets.top > 0
      && traits.userInterfaceIdiom != .pad && traits.verticalSizeClass != .compact
    return isHigher && chromeWindow?.leavesRoom != true ? StatusBarMetrics.callHeight : 0
  }

  /// The status bar was hidden or shown: the safe area changes in the same animation.
  func updateScreenInsets() {
    guard window.safeArea.insets != screenInsets else { return }
    window.setScreenInsets(screenInsets)
    window.layoutIfNeeded()
  }

  /// The commands that draw the device's parts over the app at `now`.
  func chromeCommands() -> [DrawCommand] { chromeWindow.map(commands(of:)) ?? [] }

  /// The commands that draw a window over the app at `now`.
  func commands(of window: UIWindow) -> [DrawCommand] {
    var canvas = Canvas(now: now, traits: traits, measurer: textMeasurer, visible: visibleArea)
    canvas.draw(window)
    return canvas.commands
  }

  /// Scrolls to the top if an event completes a tap on the status bar.
  func handleStatusBarTap(_ event: PointerEvent) {
    guard statusBarTap.isCompleted(by: event, in: shownStatusBar) else { return }
    scrollViewToTop(below: event.position)?.scrollToTop()
  }

  /// Whether a visible status bar is at a point: it takes the fingers there.
  func hasStatusBar(at point: CGPoint) -> Bool { shownStatusBar?.contains(point) == true }

  /// The frame of the status bar; nil while none is visible.
  private var shownStatusBar: CGRect? {
    chromeWindow.flatMap { $0.showsStatusBar ? $0.statusBar.frame : nil }
  }

  /// The scroll view for a tap on the status bar: on a phone the only one that scrolls to its top,
  /// on a pad the highest below the tap.
  private func scrollViewToTop(below point: CGPoint) -> UIScrollView? {
    let front = window.rootViewController?.presentationsAbove.last { $0.isShown && $0.isWanted }
    let found = (front?.presented.viewIfLoaded ?? window).scrollViewsToTop
    guard traits.userInterfaceIdiom == .pad else { return found.count == 1 ? found.first : nil }
    return found.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
      .filter { ($0.frame.minX...$0.frame.maxX).contains(point.x) }
      .min { $0.frame.minY < $1.frame.minY }?.view
  }
}

extension UIView {
  /// The visible scroll views in it that scroll to their top on a tap on the status bar.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, alpha >= UIView.minimumVisibleAlpha else { return [] }
    let own = (self as? UIScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
    return own + subviews.flatMap(\.scrollViewsToTop)
  }
}
