import Foundation

@testable import NavigationKit

/// A bar in flight: pages on a stage, a finger that uncovers the page below, and where parts are.
struct BarFlight {
  let stage: Stage
  let navigation = UINavigationController()
  /// Where the lower page's title rests while it is shown alone.
  let lowerRest: CGRect?

  /// Shows pages by name, the last one changed as told.
  init(
    isRightToLeft: Bool = false, names: [String] = ["Albums", "Family"],
    _ prepare: (UINavigationItem) -> Void = { _ in }
  ) {
    stage = Stage(
      size: CGSize(width: 390, height: 844),
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    let pages = names.map { PageController($0) }
    navigation.setViewControllers(Array(pages.prefix(1)), animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    lowerRest = navigation.navigationBar.content?.titleLabel.frame
    pages.last.map { prepare($0.navigationItem) }
    navigation.setViewControllers(pages, animated: false)
    stage.advance(by: 0)
  }

  var bar: UINavigationBar { navigation.navigationBar }
  /// During a swipe: the contents of the page below and of the page that goes.
  var lower: NavigationBarContent? { bar.content }
  var upper: NavigationBarContent? { bar.leaving }
  var backLabel: UILabel? { upper?.back?.label }
  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Has a finger at the leading edge pull the top page aside until that part of it covers the rest.
  func uncover(to coverage: Double) {
    let isRightToLeft = bar.isRightToLeft
    let start: CGFloat = isRightToLeft ? 385 : 5
    let way = 390 * CGFloat(1 - coverage)
    if bar.progress == nil { stage.press(at: CGPoint(x: start, y: 400)) }
    stage.move(to: CGPoint(x: isRightToLeft ? start - way : start + way, y: 400), over: 0.1)
  }

  /// Where a part is drawn, in the bar.
  func frame(_ view: UIView?) -> CGRect? {
    guard let view, let parent = view.superview else { return nil }
    let frame = view.presentedFrame(at: stage.now)
    return parent is BackButton
      ? frame.offsetBy(dx: parent.frame.minX, dy: parent.frame.minY) : frame
  }

  /// How far from its resting place a part is drawn, to the right.
  func way(_ view: UIView?) -> CGFloat? {
    view.map { $0.presentedFrame(at: stage.now).minX - $0.frame.minX }
  }

  /// How opaque a part is drawn.
  func alpha(_ view: UIView?) -> CGFloat? { view?.presentedAlpha(at: stage.now) }
}
