import Goldens
import Drawing
import Foundation
import NavigationKit
import Testing

/// The engine never changes properties of views that belong to the app.
struct AppPropertyTests {
  private let stage = Stage(size: .phone)

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test(arguments: [true, false])
  func `views of one's own in bars stay hidden, faded and deaf through push and pop`(
    isHidden: Bool
  ) {
    let page = UIViewController()
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    page.navigationItem.titleView = views[0]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: views[1])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: views[2])
    page.toolbarItems = [UIBarButtonItem(customView: views[3])]
    for view in views {
      (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (isHidden, 0.7, false)
    }
    let navigation = UINavigationController(rootViewController: page)
    navigation.setToolbarHidden(false, animated: false)
    func isAsSet() -> Bool {
      views.allSatisfy {
        $0.isHidden == isHidden && $0.alpha == 0.7 && !$0.isUserInteractionEnabled
      }
    }
    show(navigation)
    #expect(isAsSet())
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.2)
    #expect(isAsSet())
    stage.settle()
    #expect(isAsSet())
    navigation.popViewController(animated: true)
    stage.advance(by: 0.2)
    #expect(isAsSet())
    stage.settle()
    page.navigationItem.setRightBarButtonItems(
      [UIBarButtonItem(systemItem: .add)] + (page.navigationItem.rightBarButtonItems ?? []),
      animated: true)
    stage.settle()
    #expect(isAsSet())
  }

  @Test func `pages and bars stay deaf, faded and hidden where an app says so`() {
    let pages = [UIViewController(), UIViewController()]
    let navigation = UINavigationController(rootViewController: pages[0])
    show(navigation)
    let views: [UIView] = (pages.map(\.view) + [navigation.navigationBar, navigation.toolbar])
      .compactMap { $0 }
    for view in views { (view.isUserInteractionEnabled, view.alpha) = (false, 0.6) }
    pages[1].view.isHidden = true
    func isAsSet() -> Bool {
      views.allSatisfy { !$0.isUserInteractionEnabled && $0.alpha == 0.6 }
        && pages[1].view.isHidden
    }
    navigation.pushViewController(pages[1], animated: true)
    stage.advance(by: 0.2)
    #expect(isAsSet())
    stage.settle()
    navigation.popViewController(animated: true)
    stage.advance(by: 0.2)
    #expect(isAsSet())
    stage.settle()
    #expect(isAsSet())
  }

  @Test func `a page's alpha may change while it fades in`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(
      size: .phone, traits: .crossFade)
    page.view.backgroundColor = .red
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
    navigation.pushViewController(page, animated: true)
    stage.advance(by: 0.1)
    page.view.alpha = 0.5
    stage.advance(by: 0.05)
    #expect(page.view.alpha == 0.5 && !stage.isSettled)
    let drawn = stage.displayList().description
    page.view.alpha = 1
    #expect(stage.displayList().description != drawn, "its own alpha counts while it fades")
    stage.settle()
    #expect(page.view.alpha == 1)
  }

  @Test func `corners and tints that the app sets stay`() {
    let field = UITextField()
    field.layer.cornerRadius = 12
    field.borderStyle = .roundedRect
    field.borderStyle = .line
    #expect(field.layer.cornerRadius == 12)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.imageView?.tintColor = .red
    show(UIViewController())
    stage.window.rootViewController?.view.addSubview(button)
    button.isEnabled = false
    stage.settle()
    button.isEnabled = true
    stage.settle()
    #expect(button.imageView?.tintColor == .red)
  }

  @Test func `a disabled control is dimmed on top of its own alpha, which stays`() {
    for control in [UISwitch(), UISlider(), UIPageControl(), UIButton(type: .system)] {
      control.alpha = 0.8
      control.isEnabled = false
      #expect(control.alpha == 0.8, "\(control)")
      control.isEnabled = true
      #expect(control.alpha == 0.8, "\(control)")
    }
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    show(UIViewController())
    stage.window.rootViewController?.view.addSubview(toggle)
    toggle.alpha = 0.8
    toggle.isEnabled = false
    #expect(stage.displayList().description.contains("opacity 0.4"))
  }

  @Test func `a pressed button fades its title on top of the title's own alpha`() {
    let button = UIButton(primaryAction: UIAction(title: "Press") { _ in })
    button.frame = CGRect(x: 20, y: 120, width: 60, height: 40)
    show(UIViewController())
    stage.window.rootViewController?.view.addSubview(button)
    button.titleLabel?.alpha = 0.5
    stage.press(at: CGPoint(x: 30, y: 130))
    #expect(button.titleLabel?.alpha == 0.5)
    #expect(stage.displayList().description.contains("opacity 0.1"))
    stage.release()
    #expect(button.titleLabel?.alpha == 0.5)
  }

  @Test func `a page dismissed from below another can be shown again`() throws {
    let (root, middle, top) = (UIViewController(), PageController("M"), PageController("T"))
    show(root)
    for page in [middle, top] { page.modalPresentationStyle = .overFullScreen }
    root.present(middle, animated: false)
    middle.view.alpha = 0.9
    middle.present(top, animated: false)
    let container = try #require(middle.presentationController?.containerView)
    root.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(!middle.view.isHidden && middle.view.alpha == 0.9 && container.alpha == 1)
    stage.settle()
    #expect(!middle.view.isHidden && middle.view.alpha == 0.9 && container.alpha == 1)
    root.present(middle, animated: false)
    middle.view.backgroundColor = .systemRed
    #expect(stage.displayList().description.contains("opacity 0.9"))
  }

  @Test func `a row's background and its accessory keep what an app gave them`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
    let (background, badge) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    (cell.selectedBackgroundView, cell.accessoryView) = (background, badge)
    (background.alpha, badge.alpha) = (0.5, 0.4)
    show(UIViewController())
    stage.window.rootViewController?.view.addSubview(cell)
    cell.setSelected(true, animated: true)
    cell.setEditing(true, animated: true)
    stage.settle()
    #expect(background.alpha == 0.5 && badge.alpha == 0.4)
    badge.alpha = 0.6
    cell.setSelected(false, animated: false)
    cell.setEditing(false, animated: false)
    stage.settle()
    #expect(background.alpha == 0.5 && badge.alpha == 0.6)
  }
}
