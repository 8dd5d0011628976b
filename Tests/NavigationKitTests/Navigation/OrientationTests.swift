import Foundation
import Testing

@testable import NavigationKit

/// Which ways up a screen is shown: what covers it is asked, nobody on a stack is.
struct OrientationTests {
  private final class Page: UIViewController {
    var supported = UIInterfaceOrientationMask.portraitUpsideDown
    var preferred: UIInterfaceOrientation?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let root = Page()
  private let cover = Page()

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }

  /// Turns the screen to its side, or upright; false if it does not turn.
  private func turn() -> Bool {
    let size = stage.screen.bounds.size
    return stage.rotate(
      to: CGSize(width: size.height, height: size.width), safeAreaInsets: .zero)
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
    cover.modalPresentationStyle = style
    root.present(cover, animated: animated)
    stage.settle()
  }

  @Test func `a stack says all but upside down, or what its delegate says`() {
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    let delegate = Delegate()
    navigation.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test func `a screen does not turn to a way up that its root does not support`() {
    root.supported = .portrait
    show(root)
    #expect(!turn())
    #expect(stage.screen.bounds.size == CGSize(width: 390, height: 844) && stage.isSettled)
    root.supported = .all
    #expect(turn())
    #expect(stage.screen.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func `pages on a stack have no say`() {
    show(UINavigationController(rootViewController: root))
    #expect(turn())
  }

  @Test func `a screen of the same way up is always taken`() {
    root.supported = .landscape
    show(root)
    #expect(stage.rotate(to: CGSize(width: 320, height: 568), safeAreaInsets: .zero))
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, false), (.pageSheet, true),
    (.currentContext, true),
  ])
  func `what covers the whole screen decides while it does`(
    style: UIModalPresentationStyle, turns: Bool
  ) {
    root.supported = .all
    cover.supported = .portrait
    show(root)
    present(style)
    #expect(stage.canRotate(to: CGSize(width: 844, height: 390)) == turns)
    cover.dismiss(animated: true)
    stage.settle()
    #expect(turn())
  }

  @Test func `a screen that does not suit what covers it is to turn`() {
    root.supported = .all
    cover.supported = .landscape
    show(root)
    #expect(stage.wantedOrientation == nil)
    present(.fullScreen)
    #expect(stage.wantedOrientation == .landscapeRight)
    #expect(turn())
    #expect(stage.wantedOrientation == nil)
    cover.dismiss(animated: true)
    stage.settle()
    #expect(stage.wantedOrientation == nil)
  }

  @Test(arguments: [true, false])
  func `what is presented is first shown the way up it prefers, then as a person turns it`(
    animated: Bool
  ) {
    for page in [root, cover] { page.supported = .all }
    cover.preferred = .landscapeLeft
    show(root)
    present(.fullScreen, animated: animated)
    #expect(stage.wantedOrientation == .landscapeLeft)
    #expect(turn())
    #expect(stage.wantedOrientation == nil)
    #expect(turn())
    #expect(stage.wantedOrientation == nil)
  }

  private struct Turn {
    var mask: UIInterfaceOrientationMask
    var preferred: UIInterfaceOrientation?
    var wanted: UIInterfaceOrientation?
  }

  @Test func `where an upright screen turns to`() {
    let turns = [
      Turn(mask: .all), Turn(mask: .all, preferred: .portrait),
      Turn(mask: .all, preferred: .landscapeLeft, wanted: .landscapeLeft),
      Turn(mask: .portrait, preferred: .landscapeLeft), Turn(mask: .portraitUpsideDown),
      Turn(mask: .landscapeLeft, wanted: .landscapeRight),
      Turn(mask: .landscape, preferred: .portrait, wanted: .landscapeRight), Turn(mask: []),
    ]
    for turn in turns {
      #expect(turn.mask.wanted(shown: .portrait, preferred: turn.preferred) == turn.wanted)
    }
  }
}
