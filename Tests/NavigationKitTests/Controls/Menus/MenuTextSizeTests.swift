import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Menus at the user's text size.
struct MenuTextSizeTests {
  private func open(
    _ titles: [String], _ category: UIContentSizeCategory, title: String = ""
  ) -> NavigationFixture {
    let fixture = NavigationFixture(
      "A", traits: UITraitCollection(preferredContentSizeCategory: category))
    let actions = titles.map { name in
      UIAction(title: name, image: UIImage(systemName: "folder")) { _ in }
    }
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(title: title, children: actions))
    fixture.stage.tap("More")
    fixture.stage.settle()
    return fixture
  }

  private func frames(_ fixture: NavigationFixture) -> [CGRect] {
    fixture.stage.elements(.menuItem).map(\.frame)
      .sorted { $0.minY < $1.minY }
  }

  @Test(arguments: [30, 8, 200] as [CGFloat])
  func `a submenu that is wider than what is right of its row stays inside the margins`(
    x: CGFloat
  ) {
    let frame = MenuMetrics.frame(
      ofSubmenu: CGSize(width: 400, height: 200),
      over: CGRect(x: x, y: 700, width: 350, height: 60),
      in: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(frame == CGRect(x: 8, y: 636, width: 374, height: 200))
  }

  @Test(
    arguments: [
      (.extraSmall, 250, 44), (.large, 250, 44), (.extraExtraExtraLarge, 250, 60),
      (.accessibilityExtraLarge, 374, 103),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func `rows are as high as their letters ask`(
    category: UIContentSizeCategory, width: CGFloat, height: CGFloat
  ) {
    let fixture = open(["Copy", "Paste"], category)
    #expect(
      frames(fixture).map(\.size)
        == Array(repeating: CGSize(width: width, height: height), count: 2))
  }

  @Test func `a long name goes on over lines where letters are very large`() {
    let name = "Move to the shared folder"
    #expect(frames(open([name], .extraExtraExtraLarge))[0].height == 60)
    #expect(frames(open([name], .accessibilityExtraLarge))[0].height == 151)
  }

  @Test func `a heading grows as its rows do`() {
    let standard = frames(open(["Copy"], .large, title: "Sorted by"))
    let large = frames(open(["Copy"], .accessibilityExtraLarge, title: "Sorted by"))
    #expect(large[0].minY - standard[0].minY > 40)
  }

  @Test func `what does not fit is scrolled to`() {
    let fixture = open((1...12).map { "Row \($0)" }, .accessibilityExtraLarge)
    let bounds = fixture.stage.screen.bounds
    #expect(!fixture.menuRows.contains("Row 12"))
    for _ in 1...3 {
      fixture.stage.drag(
        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150), over: 0.3)
      fixture.stage.settle()
    }
    #expect(fixture.menuRows.last == "Row 12")
    #expect(frames(fixture).last.map { bounds.contains($0) } == true)
  }

  @Test func `it grows while it is open`() {
    let fixture = open(["Copy", "Paste"], .large)
    fixture.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(frames(fixture).map(\.height) == [103, 103])
  }
}
