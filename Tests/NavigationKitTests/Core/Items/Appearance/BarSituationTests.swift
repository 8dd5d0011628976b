import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The appearance that bars use by bar height and scroll position.
struct BarSituationTests {
  @Test(arguments: [false, true], [false, true])
  func `each situation shows the appearance that is given for it, in both bars`(
    isLow: Bool, isScrolled: Bool
  ) {
    let fixture = ListFixture(isLow: isLow)
    fixture.give(BarAppearances(standard: .red, compact: .green, scrollEdge: .blue))
    fixture.navigation.navigationBar.compactScrollEdgeAppearance = .painted(.white)
    fixture.navigation.toolbar.compactScrollEdgeAppearance = .painted(.white)
    let wanted: UIColor =
      switch (isLow, isScrolled) {
      case (false, false): .blue
      case (false, true): .red
      case (true, false): .white
      case (true, true): .green
      }
    let table = fixture.list.tableView!
    table.contentOffset.y = isScrolled ? 200 : -table.adjustedContentInset.top
    #expect(fixture.color(.top) == wanted)
    table.contentOffset.y = isScrolled ? 200 : fixture.end
    #expect(fixture.color(.bottom) == wanted)
  }

  @Test func `a turn to little height brings the appearance for it, and back`() {
    let fixture = ListFixture()
    fixture.give(BarAppearances(standard: .red, compact: .green, scrollEdge: nil))
    fixture.list.tableView.contentOffset.y = 200
    #expect(fixture.color(.top) == .red && fixture.color(.bottom) == .red)
    fixture.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(fixture.color(.top) == .green && fixture.color(.bottom) == .green)
    fixture.stage.resize(to: .phone, safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(fixture.color(.top) == .red && fixture.color(.bottom) == .red)
  }

  @Test func `a page's own appearance lasts as long as the page is on top`() {
    let fixture = ListFixture()
    fixture.give(BarAppearances(standard: .red, compact: nil, scrollEdge: .red))
    fixture.list.navigationItem.scrollEdgeAppearance = .painted(.green)
    #expect(fixture.color(.top) == .green)
    fixture.navigation.pushViewController(PageController("B"), animated: false)
    #expect(fixture.color(.top) == .red)
    fixture.navigation.popViewController(animated: false)
    #expect(fixture.color(.top) == .green)
    fixture.list.navigationItem.scrollEdgeAppearance = nil
    #expect(fixture.color(.top) == .red)
  }

  @Test func `an appearance counts for the bar's own properties from then on`() {
    let fixture = ListFixture()
    let bar = fixture.navigation.navigationBar
    bar.barTintColor = .systemTeal
    bar.isTranslucent = false
    #expect(fixture.color(.top) == .systemTeal)
    bar.standardAppearance = .painted(.red)
    #expect(fixture.color(.top) == nil)
    fixture.list.tableView.contentOffset.y = 200
    #expect(fixture.color(.top) == .red)
  }

  @Test func `a black bar is dark whatever it is painted with`() throws {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.barStyle = .black
    let backgroundViews = fixture.stage.displayList().commands.compactMap { command in
      if case .material(let glass) = command { glass.tint.levels.red } else { nil }
    }
    #expect(backgroundViews == [29])
    #expect(
      bar.content?.titleLabel.textColor.color(in: UITraitCollection(userInterfaceStyle: .light))
        == .white)
  }
}

extension UINavigationBarAppearance {
  /// An opaque appearance.
  static func painted(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }
}

extension UIToolbarAppearance {
  /// An opaque appearance.
  static func painted(_ color: UIColor) -> UIToolbarAppearance {
    UIToolbarAppearance(barAppearance: UINavigationBarAppearance.painted(color))
  }
}

extension ListFixture {
  /// Gives both bars appearances of plain colours.
  func give(_ colors: BarAppearances<UIColor>) {
    let (bar, toolbar) = (navigation.navigationBar, navigation.bottomBar)
    if let color = colors.standard {
      bar.standardAppearance = .painted(color)
      toolbar.standardAppearance = .painted(color)
    }
    bar.compactAppearance = colors.compact.map(UINavigationBarAppearance.painted)
    toolbar.compactAppearance = colors.compact.map(UIToolbarAppearance.painted)
    bar.scrollEdgeAppearance = colors.scrollEdge.map(UINavigationBarAppearance.painted)
    toolbar.scrollEdgeAppearance = colors.scrollEdge.map(UIToolbarAppearance.painted)
  }

  /// The colour of a bar's background; nil for none.
  func color(_ edge: ScrollEdge) -> UIColor? {
    let background =
      edge == .top ? navigation.navigationBar.background : navigation.toolbar.background
    return background.backgroundView.layers(at: stage.now).last?.background.color
  }
}
