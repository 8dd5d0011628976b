import Foundation
import NavigationKit

/// A user's container with one child, with or without margins; uses public API only.
final class WrapperController: UIViewController {
  let content: UIViewController
  private let margins: UIEdgeInsets

  init(_ content: UIViewController, margins: UIEdgeInsets = .zero) {
    self.content = content
    self.margins = margins
    super.init(nibName: nil, bundle: nil)
    title = content.title
    addChild(content)
    content.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { view.addSubview(content.view) }

  override func viewDidLayoutSubviews() { content.view.frame = view.bounds.inset(by: margins) }

  override var childForStatusBarStyle: UIViewController? { content }
  override var childForStatusBarHidden: UIViewController? { content }
}

/// A user's container that shows one of several children above a strip of buttons; uses public API
/// only.
final class TabLikeController: UIViewController {
  private(set) var selectedIndex = 0
  private var isMoving = false
  private let strip = UIView(frame: .zero)

  init(_ pages: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  var selected: UIViewController { children[selectedIndex] }

  override func viewDidLoad() {
    view.addSubview(selected.view)
    strip.backgroundColor = .secondarySystemBackground
    view.addSubview(strip)
    for child in children { child.additionalSafeAreaInsets.bottom = TabLikeController.height }
  }

  override func viewDidLayoutSubviews() {
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    strip.frame = CGRect(
      x: 0, y: bottom - TabLikeController.height, width: view.bounds.width,
      height: view.safeAreaInsets.bottom + TabLikeController.height)
    selected.view.frame = view.bounds
  }

  /// Shows another child, at once or from below within 0.3 s.
  func select(_ index: Int, animated: Bool = false) {
    guard index != selectedIndex, !isMoving else { return }
    let (old, new) = (selected, children[index])
    selectedIndex = index
    guard isViewLoaded else { return }
    new.view.frame = view.bounds
    guard animated, view.window != nil else {
      old.view.removeFromSuperview()
      return view.insertSubview(new.view, at: 0)
    }
    isMoving = true
    new.view.frame.origin.y = view.bounds.height
    transition(
      from: old, to: new, duration: 0.3, options: [],
      animations: { new.view.frame.origin.y = 0 },
      completion: { [weak self] _ in
        self?.isMoving = false
        self?.view.setNeedsLayout()
      })
    view.bringSubviewToFront(strip)
  }

  override var childForStatusBarStyle: UIViewController? { selected }
  override var childForStatusBarHidden: UIViewController? { selected }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? selected.contentScrollView(for: edge)
  }

  static let height: CGFloat = 49
}

/// A page with a scroll view under a strip, which it names as its content scroll view.
final class NamingPage: UIViewController {
  let scrollView = UIScrollView(frame: .zero)

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    view.addSubview(scrollView)
    setContentScrollView(scrollView, for: .top)
  }
}
