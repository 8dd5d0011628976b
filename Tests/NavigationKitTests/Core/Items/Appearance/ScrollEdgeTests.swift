import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// How a bar's background fades in when content scrolls under it.
struct ScrollEdgeTests {
  @Test(
    arguments: [
      (nil, 0), (-40, 0), (0, 0), (2.5, 0.25), (5, 0.5), (10, 1), (400, 1),
    ] as [(CGFloat?, CGFloat)])
  func `the background comes up over ten points`(distance: CGFloat?, fraction: CGFloat) {
    #expect(ScrollEdge.fraction(at: distance) == fraction)
  }

  @Test(
    arguments: [
      (.top, -44, 0), (.top, -40, 4), (.top, -60, -16), (.bottom, 244, 0), (.bottom, 200, 44),
      (.bottom, 260, -16),
    ] as [(ScrollEdge, CGFloat, CGFloat)])
  func `the distance counts from where content rests at the edge`(
    edge: ScrollEdge, offset: CGFloat, distance: CGFloat
  ) {
    let insets = UIEdgeInsets(top: 44, bottom: 44)
    #expect(
      edge.distance(offset: offset, viewHeight: 800, contentHeight: 1000, insets: insets)
        == distance)
  }

  @Test func `an opaque background comes over the other, of two translucent ones one goes`() {
    let glass = BarBackgroundStyle(glass: .red.withAlphaComponent(0.5))
    let opaque = BarBackgroundStyle(color: .blue)
    let traits = UITraitCollection()
    func opacities(_ edge: BarBackgroundStyle, _ scrolled: BarBackgroundStyle, _ fraction: CGFloat)
      -> [CGFloat]
    {
      BarBackgroundStyles(edge: edge, scrolled: scrolled).layers(at: fraction, in: traits).map(
        \.opacity)
    }
    #expect(opacities(glass, opaque, 0.25) == [1, 0.25])
    #expect(opacities(opaque, glass, 0.25) == [0.75, 0.25])
    #expect(opacities(.none, glass, 0.25) == [0.25])
    #expect(opacities(glass, glass, 0.25) == [1])
    #expect(opacities(glass, opaque, 0) == [1] && opacities(glass, opaque, 1) == [1])
  }

  @Test func `both bars of a list follow its content, each at its own edge`() {
    let fixture = ListFixture()
    #expect(fixture.opacity(.top) == 0 && fixture.opacity(.bottom) == 1)
    fixture.list.tableView.contentOffset.y = -44 + 5
    #expect(fixture.opacity(.top) == 0.5 && fixture.opacity(.bottom) == 1)
    fixture.list.tableView.contentOffset.y = 100
    #expect(fixture.opacity(.top) == 1 && fixture.opacity(.bottom) == 1)
    fixture.list.tableView.contentOffset.y = fixture.end - 2.5
    #expect(fixture.opacity(.top) == 1 && fixture.opacity(.bottom) == 0.25)
    fixture.list.tableView.contentOffset.y = fixture.end
    #expect(fixture.opacity(.bottom) == 0)
  }

  @Test func `a list pulled down beyond its edge leaves the bar clear, back at rest too`() {
    let fixture = ListFixture()
    fixture.stage.press(at: CGPoint(x: 200, y: 300))
    fixture.stage.move(to: CGPoint(x: 200, y: 420), over: 0.3)
    #expect(fixture.opacity(.top) == 0)
    fixture.stage.move(to: CGPoint(x: 200, y: 200), over: 0.3)
    #expect(fixture.opacity(.top) == 1)
    fixture.stage.release()
    fixture.stage.settle()
    fixture.list.tableView.setContentOffset(CGPoint(x: 0, y: -44), animated: true)
    fixture.stage.settle()
    #expect(fixture.opacity(.top) == 0)
  }

  @Test func `a page where nothing scrolls stands at its edge, a bar of one's own never`() {
    let fixture = NavigationFixture("A")
    #expect(fixture.navigation.navigationBar.background.opacity(at: fixture.stage.now) == 0)
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    stage.window.addSubview(bar)
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    #expect(bar.background.opacity(at: 0) == 1)
  }

  @Test func `a scroll view that does not reach the edge does not count`() {
    let fixture = NavigationFixture("A")
    let page = fixture.pages[0].view
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    page?.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 390, height: 1000)
    scrollView.contentOffset.y = 100
    #expect(fixture.navigation.navigationBar.background.opacity(at: 0) == 0)
    scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    #expect(fixture.navigation.navigationBar.background.opacity(at: 0) == 1)
  }

  @Test func `titles and buttons change over where half of the background is there`() {
    let fixture = ListFixture()
    let item = fixture.list.navigationItem
    item.rightBarButtonItem = UIBarButtonItem(title: "Go")
    let (edge, standard) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    edge.titleTextAttributes = [.foregroundColor: UIColor.white]
    edge.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    (item.scrollEdgeAppearance, item.standardAppearance) = (edge, standard)
    func colors() -> [UIColor?] {
      fixture.stage.advance(by: 0)
      let content = fixture.navigation.navigationBar.content
      let label = content?.right[0].view.subviews.compactMap { $0 as? UILabel }.first
      return [content?.titleLabel.textColor, label?.textColor]
    }
    #expect(colors() == [.white, .white])
    fixture.list.tableView.contentOffset.y = -44 + 5
    #expect(colors() == [.white, .white])
    fixture.list.tableView.contentOffset.y = -44 + 6
    #expect(colors() == [.label, .systemBlue])
    fixture.list.tableView.contentOffset.y = -44
    #expect(colors() == [.white, .white])
  }
}

/// A list of fifty rows between two bars, and the bars' backgrounds.
struct ListFixture {
  let stage: Stage
  let navigation = UINavigationController()
  let list = LongList(style: .plain)

  /// Makes a phone in portrait, or with little height.
  init(isLow: Bool = false) {
    stage = Stage(
      size: isLow ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844))
    navigation.setViewControllers([list], animated: false)
    navigation.setToolbarHidden(false, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// The offset at the list's end.
  var end: CGFloat {
    list.tableView.contentSize.height + list.tableView.adjustedContentInset.bottom
      - list.tableView.bounds.height
  }

  /// The opacity of a bar's blur, 0…1.
  func opacity(_ edge: ScrollEdge) -> CGFloat {
    let background =
      edge == .top ? navigation.navigationBar.background : navigation.toolbar.background
    return background.opacity(at: stage.now)
  }
}

extension BarBackground {
  /// The opacity of the bar's blur, 0…1.
  func opacity(at now: TimeInterval) -> CGFloat {
    backgroundView.layers(at: now).first { $0.background.glass != nil }?.opacity ?? 0
  }
}

/// Fifty rows.
final class LongList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
