import Goldens
import Foundation

@testable import NavigationKit

/// A scrolling page for a bar with large titles.
final class ScrollPage: UIViewController {
  let scrollView = UIScrollView(frame: .zero)
  private let height: CGFloat

  init(_ title: String, height: CGFloat = 3000) {
    self.height = height
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    scrollView.frame = UIScreen.main.bounds
    scrollView.contentSize = CGSize(width: 100, height: height)
    scrollView.backgroundColor = .systemBackground
    view = scrollView
  }
}

/// A phone with large titles over scrolling pages.
struct LargeTitleFixture {
  let stage: Stage
  let navigation = UINavigationController()
  let pages: [ScrollPage]

  /// The height of the status bar.
  static let statusHeight: CGFloat = 47

  init(
    _ titles: String..., height: CGFloat = 3000, size: CGSize = .phone,
    traits: UITraitCollection = UITraitCollection(), small: Set<String> = []
  ) {
    stage = Stage(
      size: size, safeAreaInsets: UIEdgeInsets(top: LargeTitleFixture.statusHeight), traits: traits)
    pages = titles.map { ScrollPage($0, height: height) }
    for page in pages where small.contains(page.title ?? "") {
      page.navigationItem.largeTitleDisplayMode = .never
    }
    navigation.navigationBar.prefersLargeTitles = true
    navigation.setViewControllers(pages, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  /// The bar's height as drawn.
  var barHeight: CGFloat { bar.presentedFrame(at: stage.now).height }
  var top: ScrollPage { navigation.topViewController as? ScrollPage ?? pages[0] }

  /// Scrolls the top page in code to a distance from its top.
  func scroll(to distance: CGFloat) {
    top.scrollView.contentOffset.y = distance - LargeTitleFixture.statusHeight - 96
    stage.advance(by: 0)
  }

  /// How far the top page is scrolled from its top.
  var scrolled: CGFloat { top.scrollView.contentOffset.y + LargeTitleFixture.statusHeight + 96 }

  /// Drags the page to a scroll distance and holds the finger still.
  func pull(to distance: CGFloat) {
    var finger = CGPoint(x: 200, y: 500)
    stage.press(at: finger)
    finger.y -= 30
    stage.move(to: finger, over: 0.1)
    finger.y -= distance - scrolled
    stage.move(to: finger, over: 0.3)
    stage.advance(by: 0.3)
  }

  func element(_ role: StageElement.Role, _ label: String? = nil) -> StageElement? {
    stage.elements().first { $0.role == role && (label == nil || $0.label == label) }
  }

  /// The visible titles.
  var titles: [String] {
    stage.elements().compactMap {
      switch $0.role {
      case .title: "small \($0.label)"
      case .largeTitle: "large \($0.label)"
      default: nil
      }
    }.sorted()
  }
}
