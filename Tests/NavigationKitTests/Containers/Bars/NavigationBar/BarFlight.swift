import Goldens
import Foundation

@testable import NavigationKit

/// A bar during a swipe: pages on a stage, a finger that uncovers the page below, and the frames of
/// parts.
struct BarFlight {
  let stage: Stage
  let navigation = UINavigationController()
  /// The frame of the lower page's title when it is on top.
  let lowerRest: CGRect?

  /// Shows pages by name; `configure` changes the last one.
  init(
    isRightToLeft: Bool = false, names: [String] = ["Albums", "Family"],
    _ prepare: (UINavigationItem) -> Void = { _ in }
  ) {
    stage = Stage(
      size: .phone,
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    let pages = names.map { PageController($0) }
    navigation.setViewControllers(Array(pages.prefix(1)), animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    lowerRest = navigation.navigationBar.content?.titleLabel.frame
    pages.last.map { prepare($0.navigationItem) }
    // Also pages without a back button can be swiped away.
    navigation.interactivePopGestureRecognizer?.delegate = nil
    navigation.setViewControllers(pages, animated: false)
    stage.advance(by: 0)
  }

  var bar: UINavigationBar { navigation.navigationBar }
  /// The bar's contents during a swipe: of the page below and of the page that leaves.
  var lower: NavigationBarContent? { bar.content }
  var upper: NavigationBarContent? { bar.leaving }
  var backLabel: UILabel? { upper?.back?.label }
  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Swipes the top page back from the leading edge until this fraction of it covers the rest.
  func uncover(to coverage: Double) {
    let isRightToLeft = bar.isRightToLeft
    let start: CGFloat = isRightToLeft ? 385 : 5
    let offset = 390 * CGFloat(1 - coverage)
    if bar.progress == nil { stage.press(at: CGPoint(x: start, y: 400)) }
    stage.move(to: CGPoint(x: isRightToLeft ? start - offset : start + offset, y: 400), over: 0.1)
  }

  /// The frame of a part as drawn in the bar.
  func frame(_ view: UIView?) -> CGRect? {
    guard let view, let parent = view.superview else { return nil }
    let frame = view.presentedFrame(at: stage.now)
    return parent is BackButton
      ? frame.offsetBy(dx: parent.frame.minX, dy: parent.frame.minY) : frame
  }

  /// The distance to the right at which a part is drawn from its layout position.
  func offset(_ view: UIView?) -> CGFloat? {
    view.map { $0.presentedFrame(at: stage.now).minX - $0.frame.minX }
  }

  /// The opacity of a part as drawn.
  func alpha(_ view: UIView?) -> CGFloat? { view?.presentedAlpha(at: stage.now) }
}
