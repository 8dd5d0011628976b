import Foundation
import NavigationKit
import Testing

/// The layout by an app's presentation controller when the size of its container changes.
struct ContainerLayoutTests {
  @Test func `its own views are placed before the presented view, and others after it`() throws {
    let fixture = ModalFixture(style: .custom)
    let delegate = RimDelegate()
    fixture.modal.transitioningDelegate = delegate
    fixture.present()
    let controller = try #require(fixture.modal.presentationController as? RimController)
    #expect(controller.dimming.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.grip.frame.midX == 195 && controller.grip.frame.maxY == 100)
    controller.heard = []
    fixture.stage.resize(to: CGSize(width: 800, height: 600), safeAreaInsets: .zero)
    #expect(controller.dimming.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(controller.grip.frame.midX == 400)
    #expect(controller.heard.first == "will, view 190 wide")
    #expect(controller.heard.last == "did, view 600 wide")
  }
}

/// Leaves 100 points around the presented view, with a grip above it.
private final class RimController: UIPresentationController {
  let dimming = UIView(frame: .zero)
  let grip = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
  var heard: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 100, dy: 100)
  }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    containerView?.addSubview(grip)
  }

  override func containerViewWillLayoutSubviews() {
    record("will")
    dimming.frame = containerView?.bounds ?? .zero
  }

  override func containerViewDidLayoutSubviews() {
    record("did")
    guard let place = presentedView?.frame else { return }
    grip.frame.origin = CGPoint(x: place.midX - 20, y: place.minY - 10)
  }

  private func record(_ what: String) {
    heard.append("\(what), view \(Int(presentedView?.frame.width ?? 0)) wide")
  }
}

private final class RimDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    RimController(presentedViewController: presented, presenting: presenting)
  }
}
