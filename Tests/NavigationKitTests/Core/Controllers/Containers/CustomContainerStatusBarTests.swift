import Drawing
import Foundation
import NavigationKit
import Testing

/// The status bar with custom containers around and inside a navigation controller.
struct CustomContainerStatusBarTests {
  private let stage = phoneStage()
  private let page = StatusBarController()

  /// The nesting of a page, a navigation controller and custom containers.
  enum Nesting: CaseIterable {
    case around, inside, both, twiceAround, twiceInside

    func page(_ page: UIViewController) -> UIViewController {
      switch self {
      case .around, .twiceAround: page
      case .inside, .both: WrapperController(page)
      case .twiceInside: WrapperController(WrapperController(page))
      }
    }

    func root(_ navigation: UINavigationController) -> UIViewController {
      switch self {
      case .inside, .twiceInside: navigation
      case .around, .both: WrapperController(navigation)
      case .twiceAround: WrapperController(WrapperController(navigation))
      }
    }
  }

  private func show(_ nesting: Nesting) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: nesting.page(page))
    stage.show(nesting.root(navigation))
    return navigation
  }

  @Test(arguments: Nesting.allCases)
  func `the page decides the style where the navigation bar is hidden`(nesting: Nesting) {
    let navigation = show(nesting)
    page.style = .lightContent
    #expect(stage.drawnTime?.color == .black, "over a bar the bar decides")
    navigation.isNavigationBarHidden = true
    #expect(stage.drawnTime?.color == .white)
    page.style = .darkContent
    #expect(stage.drawnTime?.color == .black)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.barStyle = .black
    #expect(stage.drawnTime?.color == .white)
  }

  @Test(arguments: Nesting.allCases)
  func `the page decides whether there is a status bar, and gets its room`(nesting: Nesting) {
    let navigation = show(nesting)
    stage.settle()
    let top = page.view.safeAreaInsets.top
    page.hidesStatusBar = true
    #expect(stage.drawnTime == nil)
    #expect(page.view.safeAreaInsets.top == top - 20)
    navigation.isNavigationBarHidden = true
    #expect(stage.drawnTime == nil)
    #expect(page.view.safeAreaInsets.top == 0)
    page.hidesStatusBar = false
    #expect(stage.drawnTime?.opacity == 1)
    #expect(page.view.safeAreaInsets.top == 20)
  }

  @Test(arguments: Nesting.allCases)
  func `a push fades the style with the pages, and a swipe leads it back`(nesting: Nesting) throws {
    let navigation = show(nesting)
    navigation.isNavigationBarHidden = true
    navigation.interactivePopGestureRecognizer?.delegate = nil
    let next = StatusBarController()
    next.style = .lightContent
    navigation.pushViewController(nesting.page(next), animated: true)
    stage.advance(by: 0.15)
    let grey = try #require(stage.drawnTime?.color.red)
    #expect(grey > 0.1 && grey < 0.99)
    stage.settle()
    #expect(stage.drawnTime?.color == .white)
    stage.press(at: CGPoint(x: 2, y: 300))
    stage.move(to: CGPoint(x: 80, y: 300), over: 0.3)
    let half = try #require(stage.drawnTime?.color.red)
    #expect(half > 0.3 && half < 0.95)
    stage.move(to: CGPoint(x: 370, y: 300), over: 0.2)
    stage.release()
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.drawnTime?.color == .black)
  }

  @Test(arguments: Nesting.allCases)
  func `a push to a page without status bar fades it out, and the pop brings it back`(
    nesting: Nesting
  ) throws {
    let navigation = show(nesting)
    let next = StatusBarController()
    next.hidesStatusBar = true
    navigation.pushViewController(nesting.page(next), animated: true)
    stage.advance(by: 0.15)
    let half = try #require(stage.drawnTime?.opacity)
    #expect(half > 0.01 && half < 0.9)
    stage.settle()
    #expect(stage.drawnTime == nil)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.drawnTime?.opacity == 1)
  }

  @Test func `a container that names no child decides itself`() {
    let container = StatusBarController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.isNavigationBarHidden = true
    container.addChild(navigation)
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    stage.show(container)
    (page.style, page.hidesStatusBar) = (.lightContent, true)
    #expect(stage.drawnTime?.color == .black)
    container.style = .lightContent
    #expect(stage.drawnTime?.color == .white)
    container.hidesStatusBar = true
    #expect(stage.drawnTime == nil)
  }

  @Test func `a container may name one child for the style and another for hiding`() {
    let other = StatusBarController()
    let container = SplitContainer(style: page, hiding: other)
    stage.show(UINavigationController(rootViewController: container))
    container.navigationController?.isNavigationBarHidden = true
    (page.style, page.hidesStatusBar) = (.lightContent, true)
    #expect(stage.drawnTime?.color == .white)
    (other.style, other.hidesStatusBar) = (.darkContent, true)
    #expect(stage.drawnTime == nil)
    other.hidesStatusBar = false
    #expect(stage.drawnTime?.color == .white)
  }

  @Test func `a container that shows another child asks that one once it says so`() {
    let next = StatusBarController()
    next.style = .lightContent
    let tabs = TabLikeController([
      page, UINavigationController(rootViewController: next),
    ])
    stage.show(tabs)
    next.navigationController?.isNavigationBarHidden = true
    #expect(stage.drawnTime?.color == .black)
    tabs.select(1)
    tabs.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.drawnTime?.color == .white)
    tabs.select(0)
    tabs.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.drawnTime?.color == .black)
  }
}

/// Returns one child for the status bar's style, another for whether it is hidden.
private final class SplitContainer: UIViewController {
  private let style: UIViewController
  private let hiding: UIViewController

  init(style: UIViewController, hiding: UIViewController) {
    (self.style, self.hiding) = (style, hiding)
    super.init(nibName: nil, bundle: nil)
    for child in [style, hiding] {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { for child in children { view.addSubview(child.view) } }

  override var childForStatusBarStyle: UIViewController? { style }
  override var childForStatusBarHidden: UIViewController? { hiding }
}
