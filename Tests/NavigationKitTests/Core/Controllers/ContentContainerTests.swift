import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Callbacks about sizes, children and the status bar.
struct ContentContainerTests {
  private let stage = Stage(size: .phone)
  private let root = SizeController("root")
  private let child = SizeController("child")
  private let modal = SizeController("modal")

  init() {
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    root.present(modal, animated: false)
    for controller in [child, modal] { controller.log = root.log }
  }

  @Test func `all on screen hear of a new size before it happens, and the blocks run with it`() {
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(
      root.log.take() == [
        "root traits 390", "child traits 390", "modal traits 390", "root size 844 at 390",
        "child size 844 at 390", "modal size 844 at 390", "root with 844", "child with 844",
        "modal with 844", "root after 844", "child after 844", "modal after 844",
      ])
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(root.log.take().isEmpty)
  }

  @Test func `a container that says so forwards appearance itself`() {
    root.forwards = false
    root.log.record("—")
    modal.dismiss(animated: false)
    stage.window.rootViewController = nil
    #expect(!root.log.take().contains("child.willDisappear"))
  }

  @Test func `a container hears that a child would like another size`() {
    child.preferredContentSize = CGSize(width: 10, height: 10)
    #expect(root.log.take() == ["root asked for 10"])
  }

  @Test func `a phone stands on its head for nobody, a pad does`() {
    #expect(root.supportedInterfaceOrientations == .allButUpsideDown)
    let pad = Stage(size: CGSize(width: 768, height: 1024))
    let page = UIViewController()
    pad.window.rootViewController = page
    pad.window.makeKeyAndVisible()
    #expect(page.supportedInterfaceOrientations == .all)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(!UIInterfaceOrientation.landscapeLeft.isPortrait)
  }

  @Test func `the status bar asks what covers the screen, through the children it names`() {
    modal.dismiss(animated: false)
    child.hidesStatusBar = true
    #expect(!stage.window.isStatusBarHidden)
    root.statusChild = child
    #expect(stage.window.isStatusBarHidden)
    let cover = SizeController("cover")
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    #expect(!stage.window.isStatusBarHidden)
  }

  @Test func `a navigation controller lets its page decide where its bar is hidden`() {
    let page = SizeController("page")
    let navigation = UINavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    page.style = .lightContent
    #expect(stage.window.statusBarStyle == .default)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(stage.window.statusBarStyle == .lightContent)
    page.hidesStatusBar = true
    #expect(stage.window.isStatusBarHidden)
  }
}

/// Records its size callbacks.
private final class SizeController: UIViewController {
  let name: String
  var log = CallLog()
  var forwards = true
  var hidesStatusBar = false
  var style = UIStatusBarStyle.default
  weak var statusChild: UIViewController?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var width: Int { Int(viewIfLoaded?.window?.bounds.width ?? 0) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.record("\(name) size \(Int(size.width)) at \(width)")
    coordinator.animate(
      alongsideTransition: { [self] _ in log.record("\(name) with \(width)") },
      completion: { [self] _ in log.record("\(name) after \(width)") })
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.record("\(name) traits \(width)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { log.record("\(name) asked for \(Int(container.preferredContentSize.width))") }

  override func viewWillDisappear(_ animated: Bool) { log.record("\(name).willDisappear") }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var childForStatusBarHidden: UIViewController? { statusChild }
}
