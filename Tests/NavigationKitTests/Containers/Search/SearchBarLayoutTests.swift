import Foundation
import Testing

@testable import NavigationKit

struct SearchBarLayoutTests {
  private func content(
    _ height: CGFloat, _ place: SearchBarLayout.Place = .standalone
  ) -> SearchBarLayout.Content {
    SearchBarLayout.Content(
      size: CGSize(width: 390, height: height), place: place, cancelWidth: 56)
  }

  @Test(arguments: [
    (SearchBarLayout.Place.standalone, false, false, 56), (.standalone, true, false, 100),
    (.standalone, false, true, 86), (.underRow, false, false, 52),
    (.insteadOfRow, false, false, 56),
    (.insteadOfRow, true, false, 100),
  ])
  func `the height depends on the place and on what there is`(
    place: SearchBarLayout.Place, scopes: Bool, prompt: Bool, height: CGFloat
  ) {
    var content = content(0, place)
    (content.showsScopes, content.hasPrompt) = (scopes, prompt)
    #expect(SearchBarLayout.height(of: content) == height)
  }

  @Test func `the field is 36 points high with 16 points beside it`() {
    let layout = SearchBarLayout(content(56))
    #expect(layout.field == CGRect(x: 16, y: 10, width: 358, height: 36))
    #expect(layout.cancel.minX == 390)
  }

  @Test func `the cancel button takes room from the field`() {
    var content = content(56)
    content.showsCancel = true
    let layout = SearchBarLayout(content)
    #expect(layout.cancel == CGRect(x: 318, y: 10, width: 56, height: 36))
    #expect(layout.field == CGRect(x: 16, y: 10, width: 292, height: 36))
  }

  @Test func `the safe area moves all of it inwards`() {
    var content = content(56)
    (content.leadingInset, content.trailingInset, content.showsCancel) = (40, 20, true)
    let layout = SearchBarLayout(content)
    #expect(layout.field.minX == 56 && layout.cancel.maxX == 354)
  }

  @Test func `scopes are under the field and a prompt is above it`() {
    var content = content(130)
    (content.showsScopes, content.hasPrompt) = (true, true)
    let layout = SearchBarLayout(content)
    #expect(layout.prompt == CGRect(x: 16, y: 0, width: 358, height: 30))
    #expect(layout.field.minY == 40)
    #expect(layout.scopes == CGRect(x: 16, y: 86, width: 358, height: 32))
  }

  @Test(arguments: [
    (52, 36, 1), (44, 28, 0.444), (37.6, 21.6, 0), (16, 0, 0), (0, 0, 0),
  ])
  func `a bar that collapses makes its field lower and its text faint`(
    height: CGFloat, field: CGFloat, alpha: CGFloat
  ) {
    let layout = SearchBarLayout(content(height, .underRow))
    #expect(abs(layout.field.height - field) < 0.001)
    #expect(abs(layout.contentAlpha - alpha) < 0.001)
    #expect(layout.field.maxY <= max(1, height))
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 36), (.large, 36), (.extraExtraExtraLarge, 43),
    (.accessibilityExtraExtraExtraLarge, 79),
  ])
  func `the field grows with the text`(category: UIContentSizeCategory, height: CGFloat) {
    #expect(SearchBarMetrics.fieldHeight(for: category) == height)
    let side = SearchBarMetrics.iconSide(for: category)
    #expect(height > 36 ? side > 18 && side < height - 16 : side == 18)
  }
}
