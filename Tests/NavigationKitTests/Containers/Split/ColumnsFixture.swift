import Goldens
import Foundation

@testable import NavigationKit

/// A split view controller on a stage of a pad's size, with a page in each column.
final class ColumnsFixture: NSObject {
  let stage: Stage
  let split: UISplitViewController
  let log = CallLog()
  let listener: SplitListener
  let pages: [PageController]

  static let landscape = CGSize(width: 1180, height: 820)
  static let portrait = CGSize(width: 820, height: 1180)
  static let phone = CGSize(width: 390, height: 844)

  init(
    _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = landscape,
    traits: UITraitCollection = UITraitCollection()
  ) {
    stage = Stage(size: size, traits: traits)
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    listener = SplitListener(log: log)
    let names = style == .tripleColumn ? ["P", "S", "D"] : ["P", "D"]
    pages = names.map { [log] in PageController($0, log: log) }
    super.init()
    split.delegate = listener
    switch style {
    case .unspecified:
      split.viewControllers = pages.map(UINavigationController.init(rootViewController:))
    case .doubleColumn:
      split.setViewController(pages[0], for: .primary)
      split.setViewController(pages[1], for: .secondary)
    case .tripleColumn:
      split.setViewController(pages[0], for: .primary)
      split.setViewController(pages[1], for: .supplementary)
      split.setViewController(pages[2], for: .secondary)
    }
    stage.window.rootViewController = split
    stage.window.makeKeyAndVisible()
    stage.settle()
    _ = log.take()
  }

  func page(_ name: String) -> PageController { PageController(name, log: log) }

  /// Gives the screen another size at once.
  func resize(_ size: CGSize) { stage.resize(to: size, safeAreaInsets: .zero) }

  /// The titles of all stacks in sight, from left to right.
  var titles: [String] {
    stage.elements(.title).sorted { $0.frame.minX < $1.frame.minX }
      .map(\.label)
  }

  /// Where a page is from left to right, in points; nil if it is not on the stage.
  func extent(of page: UIViewController) -> ClosedRange<CGFloat>? {
    guard page.view.window != nil else { return nil }
    var frame = CGRect(origin: .zero, size: page.view.bounds.size)
    var view: UIView? = page.view
    while let current = view, current !== stage.window {
      frame.origin.x += current.presentedFrame(at: stage.now).minX
      view = current.superview
    }
    return frame.minX...frame.maxX
  }

  var stack: [String] { split.viewControllers[0].stackedPages.map { $0.title ?? "" } }

  /// The callbacks since the last time, but for those about pages that move.
  func heard() -> [String] {
    log.take().filter { !$0.contains("Move") && !$0.contains("loadView") }
  }
}

/// A delegate that records its calls, and returns the answers that were set.
final class SplitListener: NSObject, UISplitViewControllerDelegate {
  let log: CallLog
  init(log: CallLog) { self.log = log }

  var top: UISplitViewController.Column?
  var expanded: UISplitViewController.DisplayMode?
  var target = UISplitViewController.DisplayMode.automatic
  var orientations = UIInterfaceOrientationMask.all
  var handlesShow = false
  var handlesDetail = false
  var handlesCollapse = false
  var collapsing: UIViewController?
  var expanding: UIViewController?
  var separated: UIViewController?

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.record("willChangeTo(\(displayMode))") }
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { target }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { handlesShow }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { handlesDetail }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { collapsing }
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { expanding }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { handlesCollapse }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { separated }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.record("topColumn(\(proposedTopColumn))")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.record("modeForExpanding(\(proposedDisplayMode))")
    return expanded ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.record("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.record("didExpand") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { log.record("willShow(\(column))") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { log.record("willHide(\(column))") }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    log.record("gestureWillBegin")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    log.record("gestureDidEnd")
  }
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { orientations }
}
