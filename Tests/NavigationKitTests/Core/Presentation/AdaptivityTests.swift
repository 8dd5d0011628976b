import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// A presentation's delegate adapts style and controller to compact size classes.
struct AdaptivityTests {
  private let fixture = ModalFixture(style: .formSheet)
  private let adapter = Adapter()
  private var modal: PageController { fixture.modal }

  init() { modal.presentationController?.delegate = adapter }

  @Test func `another style may show another controller, which is what is presented`() {
    adapter.style = .fullScreen
    adapter.wraps = true
    #expect(modal.activePresentationController == nil)
    fixture.present()
    #expect(modal.activePresentationController === modal.presentationController)
    let wrapper = fixture.navigation.presentedViewController
    #expect(wrapper is UINavigationController && wrapper === modal.navigationController)
    #expect(modal.presentationController?.presentationStyle == .fullScreen)
    #expect(modal.presentingViewController === fixture.navigation)
    #expect(fixture.stage.element(.title)?.label == "M")
    #expect(adapter.heard == ["controller for fullScreen", "prepare", "will fullScreen, seen"])
    modal.dismiss(animated: true)
    fixture.stage.settle()
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `its own style keeps the controller, and the delegate hears none`() {
    fixture.page.present(modal, animated: false)
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(adapter.heard == ["will none, unseen"])
  }

  @Test func `a drag that another size class ends goes on with the finger`() {
    fixture.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    fixture.present()
    fixture.stage.press(at: CGPoint(x: 297, y: 144))
    fixture.stage.move(to: CGPoint(x: 144, y: 380), over: 0.2)
    let popover = PageController("P")
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = modal.view
    modal.present(popover, animated: true)
    fixture.stage.resize(to: CGSize(width: 1180, height: 820), safeAreaInsets: .zero)
    let window = fixture.stage.window
    #expect(fixture.page.view.superview?.bounds == window.bounds)
    #expect(fixture.page.view.frame == window.bounds)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page.view.frame == window.bounds)
    #expect(modal.presentedViewController === popover)
  }

  @Test func `a presentation controller answers as its delegate does, or a subclass`() {
    adapter.style = .fullScreen
    let controller = modal.presentationController
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    #expect(controller?.adaptivePresentationStyle == .fullScreen)
    #expect(controller?.adaptivePresentationStyle(for: compact) == .fullScreen)
    #expect(controller?.adaptivePresentationStyle(for: regular) == UIModalPresentationStyle.none)
    controller?.delegate = nil
    #expect(controller?.adaptivePresentationStyle == UIModalPresentationStyle.none)
  }

  @Test(
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func `what covers its context goes with it to another form and back`(
    style: UIModalPresentationStyle, wraps: Bool
  ) {
    (adapter.style, adapter.wraps) = (.fullScreen, wraps)
    let cover = PageController("P")
    cover.modalPresentationStyle = style
    modal.definesPresentationContext = true
    fixture.present()
    modal.present(cover, animated: false)
    for width in [1024, 390, 1024] {
      fixture.stage.resize(to: CGSize(width: width, height: 1000), safeAreaInsets: .zero)
      fixture.stage.settle()
      #expect(cover.view.window != nil && cover.appearance == .appeared)
      #expect(modal.presentedViewController === cover)
      #expect(modal.appearance == (style == .currentContext ? .disappeared : .appeared))
    }
    cover.dismiss(animated: false)
    #expect(modal.view.window != nil && modal.appearance == .appeared)
    #expect(modal.presentedViewController == nil && modal.parent == nil)
  }

  @Test func `a style says what another contains`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let darkPhone = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceIdiom: .phone),
    ])
    #expect(darkPhone.containsTraits(in: dark) && !dark.containsTraits(in: darkPhone))
    #expect(dark.containsTraits(in: nil) && dark.containsTraits(in: UITraitCollection()))
    #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
  }
}

/// An adaptive delegate that records its calls.
private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
  var style = UIModalPresentationStyle.none
  var wraps = false
  private(set) var heard: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    heard.append("controller for \(style)")
    return wraps
      ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { heard.append("prepare") }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { heard.append("will \(style), \(transitionCoordinator == nil ? "unseen" : "seen")") }
}
