import Foundation
import Input

@testable import NavigationKit

/// A pad with a page that has a button and a bar item to point at, and a page M to show in a
/// popover.
struct PopoverFixture {
  let stage: Stage
  let navigation: UINavigationController
  let log = CallLog()
  let page: PageController
  let modal: PageController
  let button = UIButton(frame: CGRect(x: 480, y: 300, width: 60, height: 40))
  let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
  let person = PopoverDelegate()

  static let wide = CGSize(width: 1024, height: 768)
  static let narrow = CGSize(width: 390, height: 768)

  init(_ size: CGSize = wide) {
    stage = Stage(size: size)
    let log = log
    page = PageController("P", log: log)
    modal = PageController("M", log: log)
    page.navigationItem.rightBarButtonItem = item
    page.loadViewIfNeeded()
    page.view.addSubview(button)
    navigation = UINavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    stage.settle()
    _ = log.take()
  }

  var popover: UIPopoverPresentationController? { modal.popoverPresentationController }

  /// Shows a controller from the button and lets it come.
  func present(_ controller: UIViewController? = nil) {
    let controller = controller ?? modal
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = button
    controller.popoverPresentationController?.delegate = person
    page.present(controller, animated: true)
    stage.settle()
    _ = log.take()
  }

  func resize(_ size: CGSize) { stage.resize(to: size, safeAreaInsets: .zero) }

  /// Where what shows a controller is drawn now.
  func frame(of controller: UIViewController) -> CGRect? {
    guard let view = controller.activePresentationController?.presentedView, view.window != nil
    else { return nil }
    return view.presentedFrame(at: stage.now)
  }

  func key(_ key: Key) { stage.send(.key(KeyEvent(key: key, time: stage.now))) }
}

/// Notes what it is asked, and answers as it is told.
final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private(set) var heard: [String] = []
  var style: UIModalPresentationStyle?
  var allows = true
  var wraps = false
  var source: (CGRect, UIView)?

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let style else {
      return controller.defaultStyle(for: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? style : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { heard.append("prepare \(adaptivePresentationController.presentationStyle)") }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { heard.append("will \(style)") }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    heard.append("popover")
    guard let (rect, view) = source else { return }
    (popover.sourceRect, popover.sourceView) = (rect, view)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    heard.append("move")
    guard let (newRect, newView) = source else { return }
    (rect.pointee, view.pointee) = (newRect, newView)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    heard.append("should")
    return allows
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { heard.append("attempt") }
}
