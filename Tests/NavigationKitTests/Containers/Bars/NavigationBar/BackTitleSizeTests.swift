import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The letters of the back button at the user's text size.
struct BackTitleSizeTests {
  @Test(
    arguments: [(.large, 17...17), (.extraExtraExtraLarge, 20...22)]
      as [(UIContentSizeCategory, ClosedRange<CGFloat>)])
  func `they grow with the title's`(
    category: UIContentSizeCategory, sizes: ClosedRange<CGFloat>
  ) throws {
    let fixture = NavigationFixture(
      "Mail", "Letter", traits: UITraitCollection(preferredContentSizeCategory: category))
    let drawn = fixture.stage.drawn
    let back = try #require(drawn.text("Mail")).font.size
    let title = try #require(drawn.text("Letter")).font.size
    #expect(back == title && sizes.contains(back))
  }
}
