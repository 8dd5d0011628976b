import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// UIKit's contracts of large titles.
struct LargeTitleDisplayModeTests {
  @Test func `bars do not prefer large titles unless told, and items go by the one below`() {
    #expect(!UINavigationBar(frame: .zero).prefersLargeTitles)
    #expect(UINavigationBar(frame: .zero).largeTitleTextAttributes == nil)
    #expect(UINavigationItem(title: "A").largeTitleDisplayMode == .automatic)
  }

  @Test func `display modes have the platform's numbers`() {
    let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never, .inline]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `a display mode matters only where the bar prefers large titles`() {
    let fixture = LargeTitleFixture("A")
    fixture.bar.prefersLargeTitles = false
    fixture.pages[0].navigationItem.largeTitleDisplayMode = .always
    fixture.stage.advance(by: 0)
    #expect(fixture.titles == ["small A"] && fixture.barHeight == 44)
  }

  @Test func `automatic inherits the state of the page below, at the bottom it is large`() {
    let fixture = LargeTitleFixture("A", "B", "C", small: ["B"])
    #expect(fixture.titles == ["small C"])
    fixture.navigation.popToRootViewController(animated: false)
    fixture.stage.advance(by: 0)
    #expect(fixture.titles == ["large A"])
  }

  @Test(arguments: [false, true])
  func `a page inherits from another one when the page below it goes`(animated: Bool) {
    let fixture = LargeTitleFixture("A", "B", "C", small: ["B"])
    fixture.navigation.setViewControllers(
      [fixture.pages[0], fixture.pages[2]], animated: animated)
    fixture.stage.settle()
    #expect(fixture.titles == ["large C"] && fixture.barHeight == 96)
  }

  @Test func `a mode set while the page is shown acts at once`() {
    let fixture = LargeTitleFixture("A")
    fixture.pages[0].navigationItem.largeTitleDisplayMode = .never
    fixture.stage.advance(by: 0)
    #expect(fixture.titles == ["small A"] && fixture.barHeight == 44)
    #expect(fixture.top.scrollView.contentOffset.y == -91)
    fixture.pages[0].navigationItem.largeTitleDisplayMode = .always
    fixture.stage.advance(by: 0)
    #expect(fixture.titles == ["large A"] && fixture.barHeight == 96 && fixture.scrolled == 0)
  }

  @Test func `turned on over a page that is scrolled, the large title is folded`() {
    let fixture = LargeTitleFixture("A", small: ["A"])
    fixture.top.scrollView.contentOffset.y += 24
    fixture.stage.advance(by: 0)
    fixture.pages[0].navigationItem.largeTitleDisplayMode = .always
    fixture.stage.settle()
    #expect(fixture.titles == ["small A"] && fixture.barHeight == 44)
    #expect(fixture.top.scrollView.contentOffset.y == -67)
  }

  @Test func `large titles have their own letters and colour`() {
    let fixture = LargeTitleFixture("A")
    let label = fixture.bar.content?.largeTitleView.label
    #expect(label?.font == .systemFont(ofSize: 34, weight: .bold) && label?.textColor == .label)
    fixture.bar.largeTitleTextAttributes = [
      .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 28),
    ]
    fixture.stage.advance(by: 0)
    #expect(label?.font == .systemFont(ofSize: 28) && label?.textColor == .systemRed)
    #expect(fixture.bar.content?.titleLabel.textColor == .label)
    fixture.bar.largeTitleTextAttributes = nil
    fixture.stage.advance(by: 0)
    #expect(label?.font == .systemFont(ofSize: 34, weight: .bold))
  }

  @Test func `a bar of one's own wants 52 points more and unfolds as far as it has room`() {
    let stage = Stage(size: .phone)
    let page = PageController("Host")
    let bar = UINavigationBar(frame: .zero)
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Own")]
    stage.window.rootViewController = page
    page.view.addSubview(bar)
    stage.window.makeKeyAndVisible()
    #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 96))
    for (height, role) in [(96, .largeTitle), (44, .title), (70, .largeTitle)]
      as [(CGFloat, StageElement.Role)]
    {
      bar.frame = CGRect(x: 0, y: 0, width: 390, height: height)
      stage.settle()
      let own = stage.elements().filter { $0.label == "Own" }
      #expect(own.map(\.role) == [role])
    }
  }
}
