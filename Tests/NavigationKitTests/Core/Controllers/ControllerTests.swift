import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// UIKit's contracts of view controllers: view, title, editing and status bar.
struct ControllerTests {
  private let stage = Stage(size: .phone)
  private let controller = RecordingController()

  private func show() {
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }

  @Test func `the view loads at the first access, and again after nil`() {
    #expect(controller.heard.isEmpty && !controller.isViewLoaded)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.heard == ["loadView", "viewDidLoad"])
    controller.view = nil
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    #expect(controller.heard == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
  }

  @Test func `assigning the title updates the navigation item, the same title too`() {
    controller.title = "A"
    let item = controller.navigationItem
    #expect(item.title == "A")
    item.title = "Other"
    #expect(controller.title == "A")
    controller.title = "A"
    #expect(item.title == "A")
    controller.title = nil
    #expect(item.title == nil)
    #expect(controller.navigationItem === item)
  }

  @Test func `isEditing is setEditing without animation, and flips the edit button`() {
    let item = controller.editButtonItem
    #expect(controller.editButtonItem === item)
    controller.isEditing = true
    #expect(controller.edits == ["true false"])
    #expect(controller.isEditing)
    controller.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.window.makeKeyAndVisible()
    stage.tap("Done")
    #expect(controller.edits.last == "false true")
    stage.settle()
    stage.tap("Edit")
    #expect(controller.edits.last == "true true")
  }

  @Test func `layout is heard around that of the view`() {
    show()
    controller.heard = []
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.heard == ["willLayout", "didLayout"])
  }

  @Test func `additional insets add to the safe area, and the controller hears it`() {
    show()
    stage.resize(
      to: .phone, safeAreaInsets: UIEdgeInsets(top: 20, bottom: 10))
    controller.heard = []
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 7)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 7, bottom: 10))
    #expect(controller.heard == ["safeArea"])
    #expect(
      controller.view.safeAreaLayoutGuide.layoutFrame
        == CGRect(x: 7, y: 25, width: 383, height: 809))
  }

  @Test func `the status bar follows what is preferred when it is asked for`() {
    show()
    #expect(stage.window.statusBarStyle == .default && !stage.window.isStatusBarHidden)
    controller.style = .lightContent
    controller.hidesStatusBar = true
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.window.statusBarStyle == .lightContent && stage.window.isStatusBarHidden)
  }

  @Test func `a navigation controller's bar style decides the status bar while it is visible`() {
    let navigation = UINavigationController(rootViewController: controller)
    controller.style = .darkContent
    controller.hidesStatusBar = true
    #expect(navigation.childForStatusBarStyle == nil)
    #expect(navigation.childForStatusBarHidden === controller)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === controller)
  }

  @Test func `a plain controller defines no context, a navigation controller does`() {
    #expect(!controller.definesPresentationContext)
    let navigation = UINavigationController()
    #expect(navigation.definesPresentationContext)
    navigation.definesPresentationContext = false
    #expect(!navigation.definesPresentationContext)
  }

  @Test func `a child leaves its first parent when another adds it`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.addChild(controller)
    second.addChild(controller)
    #expect(first.children.isEmpty)
    #expect(second.children == [controller])
    #expect(controller.parent === second)
    controller.removeFromParent()
    #expect(controller.parent == nil && second.children.isEmpty)
  }

  @Test func `the parent is held weakly, children strongly`() {
    weak var child: UIViewController?
    do {
      let parent = UIViewController()
      parent.addChild(controller)
      let inner = UIViewController()
      child = inner
      controller.addChild(inner)
    }
    #expect(controller.parent == nil)
    #expect(child != nil)
  }

  @Test func `a window's root fills it, and another replaces it`() {
    show()
    #expect(controller.view.frame == stage.window.bounds)
    #expect(stage.window.isKeyWindow)
    let next = RecordingController()
    stage.window.rootViewController = next
    #expect(controller.view.window == nil)
    #expect(next.view.superview === stage.window)
    #expect(stage.window.subviews.count == 1)
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(next.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}

/// Records the callbacks about its view.
private final class RecordingController: UIViewController {
  var heard: [String] = []
  var edits: [String] = []
  var style = UIStatusBarStyle.default
  var hidesStatusBar = false

  override func loadView() {
    heard.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() { heard.append("viewDidLoad") }
  override func viewWillLayoutSubviews() { heard.append("willLayout") }
  override func viewDidLayoutSubviews() { heard.append("didLayout") }
  override func viewSafeAreaInsetsDidChange() { heard.append("safeArea") }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    edits.append("\(editing) \(animated)")
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}
