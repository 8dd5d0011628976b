import Goldens
import Foundation
import Input
import Testing

@testable import NavigationKit

/// Supported orientations: the covering controller decides, not the pages of a stack.
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

  /// Presents with or without removing the presenting view.
  private final class RemovingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private final class Controller: UIPresentationController {
      var removes = false
      override var shouldRemovePresentersView: Bool { removes }
    }

    private let removes: Bool

    init(removes: Bool) { self.removes = removes }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = Controller(presentedViewController: presented, presenting: presenting)
      controller.removes = removes
      return controller
    }
  }

  private let stage = Stage(size: .phone)
  private let root = Page()
  private let cover = Page()
  private let second = Page()

  private var canRotate: Bool { stage.canRotate(to: CGSize(width: 844, height: 390)) }

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }

  /// Rotates the screen; false if it does not rotate.
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

  /// Turns the device by hand.
  private func turn(_ direction: RotationDirection) -> UIInterfaceOrientation {
    if let next = stage.orientation(after: direction) {
      stage.rotate(
        to: stage.screenSize(in: next), safeAreaInsets: .zero, orientation: next)
    }
    return stage.windowScene.interfaceOrientation
  }

  @Test func `a device is turned left and right, and passes over what is not supported`() {
    root.supported = .allButUpsideDown
    show(root)
    #expect(turn(.left) == .landscapeRight)
    #expect(turn(.left) == .landscapeLeft, "a phone is not shown upside down")
    #expect(stage.screen.bounds.size == CGSize(width: 844, height: 390))
    #expect(turn(.left) == .portrait)
    #expect(turn(.right) == .landscapeLeft)
    root.supported = .all
    #expect(turn(.right) == .portraitUpsideDown)
    #expect(stage.screen.bounds.size == CGSize(width: 390, height: 844))
    root.supported = .portraitUpsideDown
    #expect(stage.orientation(after: .right) == nil)
  }

  @Test func `one side alone can be supported`() {
    root.supported = [.portrait, .landscapeLeft]
    show(root)
    #expect(turn(.left) == .landscapeLeft)
    #expect(turn(.left) == .portrait)
    #expect(turn(), "a screen that is just rotated gets the side that is supported")
    #expect(stage.orientation == .landscapeLeft)
    root.supported = .landscapeRight
    #expect(stage.wantedOrientation == .landscapeRight)
    #expect(
      !stage.rotate(
        to: stage.screenSize(in: .portrait), safeAreaInsets: .zero, orientation: .portrait))
  }

  @Test func `a device is held the other way round as its interface`() {
    show(root)
    root.supported = .all
    for held in [
      UIDeviceOrientation.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
    ] {
      _ = turn(.left)
      #expect(stage.perform { UIDevice.current.orientation } == held)
    }
  }

  @Test func `an app says for all its pages what it supports`() {
    final class App: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    }
    let app = App()
    stage.application.delegate = app
    root.supported = [.landscape]
    show(root)
    #expect(stage.wantedOrientation == .landscapeLeft)
    withExtendedLifetime(app) {
      let wide = CGSize(width: 844, height: 390)
      #expect(!stage.rotate(to: wide, safeAreaInsets: .zero, orientation: .landscapeRight))
    }
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

  @Test
  func `the topmost of those that cover the screen decides, from when it comes until it goes`() {
    for page in [root, cover, second] { page.supported = .all }
    cover.supported = .portrait
    show(root)
    present(.fullScreen)
    second.modalPresentationStyle = .fullScreen
    cover.present(second, animated: true)
    #expect(!canRotate)
    stage.advance(by: 0.1)
    #expect(canRotate)
    stage.settle()
    #expect(canRotate)
    second.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(!canRotate)
  }

  @Test(arguments: [true, false])
  func `a presentation of one's own decides where it takes the view below away`(removes: Bool) {
    let delegate = RemovingDelegate(removes: removes)
    root.supported = .all
    cover.supported = .portrait
    cover.transitioningDelegate = delegate
    show(root)
    present(.custom)
    #expect(canRotate != removes)
  }

  @Test func `what does not say what it prefers comes as the screen is`() {
    for page in [root, cover] { page.supported = .all }
    show(root)
    #expect(turn())
    let navigation = UINavigationController()
    root.view.addSubview(navigation.view)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeRight)
    present(.fullScreen)
    #expect(stage.wantedOrientation == nil)
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
      Turn(mask: .portrait, preferred: .landscapeLeft),
      Turn(mask: .portraitUpsideDown, wanted: .portraitUpsideDown),
      Turn(mask: [.portraitUpsideDown, .landscape], wanted: .landscapeRight),
      Turn(mask: .landscapeLeft, wanted: .landscapeLeft),
      Turn(mask: .landscape, preferred: .portrait, wanted: .landscapeRight), Turn(mask: []),
    ]
    for turn in turns {
      #expect(turn.mask.wanted(shown: .portrait, preferred: turn.preferred) == turn.wanted)
    }
  }
}
