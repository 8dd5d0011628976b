import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Large titles in every context, and where they are small.
struct LargeTitleScreenTests {
  @Test func `in little height titles are small, and large again when the phone is turned back`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(fixture.barHeight == 32 && fixture.titles == ["small Albums"])
    #expect(fixture.top.scrollView.contentOffset.y == -32)
    fixture.stage.rotate(
      to: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47))
    fixture.stage.settle()
    #expect(fixture.barHeight == 96 && fixture.titles == ["large Albums"])
    #expect(fixture.scrolled == 0)
  }

  @Test(
    arguments: [
      (.large, 96), (.extraExtraExtraLarge, 103), (.accessibilityMedium, 108),
      (.accessibilityExtraExtraExtraLarge, 127),
    ] as [(UIContentSizeCategory, CGFloat)])
  func `where large text is wanted it is large, the bar high, and it folds as a whole`(
    category: UIContentSizeCategory, height: CGFloat
  ) {
    let fixture = LargeTitleFixture(
      "A very long name that does not fit",
      traits: UITraitCollection(preferredContentSizeCategory: category))
    #expect(fixture.barHeight == height)
    #expect(fixture.element(.largeTitle)?.frame.maxX == 374)
    #expect(fixture.element(.largeTitle).map { $0.frame.minY >= 91 } == true)
    #expect(fixture.top.scrollView.adjustedContentInset.top == 47 + height)
    fixture.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 440), over: 0.6)
    fixture.stage.settle()
    #expect(fixture.barHeight == 44)
    fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), over: 0.3)
    fixture.stage.settle()
    #expect(fixture.barHeight == height)
  }

  @Test func `it grows with the text size while it is shown`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    fixture.stage.advance(by: 0)
    #expect(fixture.barHeight == 118 && fixture.scrolled == -22)
    #expect(fixture.element(.largeTitle)?.frame.height == 63)
  }

  @Test func `a page that does not scroll keeps its large title`() {
    let navigation = UINavigationController(rootViewController: PageController("A"))
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(size: .phone)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.3)
    stage.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 96)
  }

  @Test func `in a right-to-left bar it stands at the right`() {
    let fixture = LargeTitleFixture(
      "Albums", traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(fixture.element(.largeTitle)?.frame.maxX == 374)
  }

  @Test func `a long one ends in an ellipsis at the other margin`() {
    let fixture = LargeTitleFixture("A very long name that does not fit in any way")
    #expect(fixture.element(.largeTitle)?.frame.maxX == 374)
    #expect(fixture.stage.displayList().description.contains("…"))
  }

  @Test func `with a prompt the bar has three storeys`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.pages[0].navigationItem.prompt = "Choose"
    fixture.stage.advance(by: 0)
    #expect(fixture.barHeight == 126)
    #expect(fixture.element(.prompt)?.frame.midY == 62)
    #expect(fixture.element(.largeTitle)?.frame.maxY == 165)
    fixture.top.scrollView.contentOffset.y = 300
    fixture.stage.settle()
    #expect(fixture.barHeight == 74 && fixture.titles == ["small Albums"])
  }

  @Test func `hidden and shown again it is as the page is scrolled`() {
    let fixture = LargeTitleFixture("Albums")
    for (animated, distance) in [(false, 0), (true, 0), (true, 30), (false, 400)]
      as [(Bool, CGFloat)]
    {
      fixture.scroll(to: distance)
      fixture.navigation.setNavigationBarHidden(true, animated: animated)
      fixture.stage.settle()
      #expect(fixture.titles == [])
      fixture.navigation.setNavigationBarHidden(false, animated: animated)
      fixture.stage.settle()
      #expect(fixture.barHeight == (distance > 52 ? 44 : 96))
    }
  }

  @Test func `a title that is part open stays so as the bar's row gets higher`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.top.scrollView.contentOffset.y += 26
    fixture.stage.resize(
      to: CGSize(width: 1024, height: 768), safeAreaInsets: UIEdgeInsets(top: 20))
    #expect(fixture.navigation.navigationBar.frame.height == 76)
    #expect(fixture.top.scrollView.contentOffset.y == -96)
  }

  @Test(arguments: [52, 55] as [CGFloat])
  func `a title that is folded away stays so as the bar's row gets lower`(distance: CGFloat) {
    let fixture = LargeTitleFixture("Albums", size: CGSize(width: 1024, height: 768))
    fixture.top.scrollView.contentOffset.y += distance
    fixture.stage.resize(
      to: .phone, safeAreaInsets: UIEdgeInsets(top: 47))
    fixture.stage.settle()
    #expect(fixture.barHeight == 44 && fixture.titles == ["small Albums"])
    #expect(fixture.scrolled == 52 && fixture.top.view.safeAreaInsets.top == 91)
  }
}
