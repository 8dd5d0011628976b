import Foundation
import NavigationShell

/// A page with a drawer that slides over it from the leading edge.
final class DrawerController: UIViewController {
  static let width: CGFloat = 280

  let page: UIViewController
  let drawer: UIViewController
  private(set) var isOpen = false

  init(page: UIViewController, drawer: UIViewController) {
    self.page = page
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.view.frame = view.bounds
    if drawer.parent == self { drawer.view.frame = drawerFrame(open: isOpen) }
  }

  // What the system asks a container for: the page decides, as it is the one in use.

  override var childForStatusBarStyle: UIViewController? { page }

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    page.contentScrollView(for: edge)
  }

  // Opening and closing.

  func open(animated: Bool) {
    guard !isOpen else { return }
    isOpen = true
    addChild(drawer)
    drawer.view.frame = drawerFrame(open: false)
    view.addSubview(drawer.view)
    slide(animated) { self.drawer.didMove(toParent: self) }
  }

  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    drawer.willMove(toParent: nil)
    slide(animated) {
      self.drawer.view.removeFromSuperview()
      self.drawer.removeFromParent()
    }
  }

  private func slide(_ animated: Bool, then finish: @escaping () -> Void) {
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.drawer.view.frame = self.drawerFrame(open: self.isOpen)
    } completion: { _ in
      finish()
    }
  }

  private func drawerFrame(open: Bool) -> CGRect {
    CGRect(
      x: open ? 0 : -DrawerController.width, y: 0, width: DrawerController.width,
      height: view.bounds.height)
  }
}
