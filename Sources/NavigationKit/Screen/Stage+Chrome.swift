import Drawing
import Foundation
import Input

extension Stage {
  /// Shows the chrome that was given; a stage without any has no window for it.
  func chromeDidChange() {
    if chromeWindow == nil, chrome != ScreenChrome() { chromeWindow = ScreenChromeWindow(on: self) }
    chromeWindow?.show(chrome)
    needsChromeUpdate = true
    updateScreenInsets()
  }

  /// What the screen's edges cover, less the room of a status bar that went.
  var screenInsets: UIEdgeInsets {
    var insets = safeAreaInsets
    if chromeWindow?.leavesRoom == true { insets.top = 0 }
    return insets
  }

  /// The status bar came or went: what it covers changes in the same motion.
  func updateScreenInsets() {
    guard window.lastSafeAreaInsets != screenInsets else { return }
    window.setScreenInsets(screenInsets)
    window.layoutIfNeeded()
  }

  /// What lies over the app at an instant.
  func chromeCommands() -> [DrawCommand] {
    guard let chromeWindow else { return [] }
    var canvas = Canvas(now: now, traits: traits, measurer: textMeasurer, visible: screen.bounds)
    canvas.draw(chromeWindow)
    return canvas.commands
  }

  /// Has a tap on the status bar bring what is below back to its top.
  func noteStatusBarTap(_ event: PointerEvent) {
    let bar = chromeWindow.flatMap { $0.showsStatusBar ? $0.statusBar.frame : nil }
    guard statusBarTap.isCompleted(by: event, in: bar) else { return }
    scrollViewToTop(below: event.position)?.scrollToTop()
  }

  /// The one that a tap on the status bar means: on a phone the only one that scrolls to its top, on
  /// a pad the highest below the tap.
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
  /// The visible scroll views in it that a tap on the status bar may bring to their top.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, alpha >= UIView.least else { return [] }
    let own = (self as? UIScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
    return own + subviews.flatMap(\.scrollViewsToTop)
  }
}
