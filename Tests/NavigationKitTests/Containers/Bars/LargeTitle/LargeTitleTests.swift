import Foundation
import Testing

@testable import NavigationKit

/// The state of a large title at each scroll distance, by numbers alone.
struct LargeTitleTests {
  @Test(
    arguments: [
      (-100, 152, 52, true), (0, 52, 52, true), (20, 32, 32, true), (41, 11, 11, true),
      (42, 10, 10, false), (52, 0, 0, false), (500, 0, 0, false),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)])
  func `it folds as its page scrolls`(
    scroll: CGFloat, height: CGFloat, covering: CGFloat, isExpanded: Bool
  ) {
    let title = LargeTitle(scroll: scroll)
    #expect(title.height == height && title.covering == covering)
    #expect(title.folded == 52 - covering)
    #expect(title.isExpanded == isExpanded)
  }

  @Test(
    arguments: [
      (20, 1), (0, 1), (-44, 1.03), (-88, 1.06), (-150, 1.1), (-400, 1.1),
    ] as [(CGFloat, CGFloat)])
  func `a pull magnifies it, up to a tenth`(scroll: CGFloat, scale: CGFloat) {
    #expect(abs(LargeTitle(scroll: scroll).scale(of: 100, in: 358) - scale) < 0.003)
  }

  @Test func `it never grows wider than its room`() {
    let title = LargeTitle(scroll: -400)
    #expect(title.scale(of: 350, in: 357) == CGFloat(357) / 350)
    #expect(title.scale(of: 400, in: 358) == 1)
  }

  @Test(
    arguments: [
      (-150, -150), (-96, -96), (-90, -96), (-70, -96), (-69, -44), (-45, -44), (-44, -44), (9, 9),
    ] as [(CGFloat, CGFloat)])
  func `content comes to rest with the title open or folded away`(
    offset: CGFloat, rest: CGFloat
  ) {
    #expect(BarExtension.Parts(title: 52).rest(for: offset, in: -96...900) == rest)
  }

  @Test func `where content does not scroll as far as that, the title opens`() {
    #expect(BarExtension.Parts(title: 52).rest(for: -50, in: -96 ... -60) == -96)
  }

  @Test(
    arguments: [
      ([], true), ([.automatic], true), ([.never], false), ([.always], true), ([.inline], true),
      ([.never, .automatic], false), ([.always, .automatic], true), ([.never, .always], true),
      ([.always, .never, .automatic, .automatic], false), ([.automatic, .automatic], true),
    ] as [([UINavigationItem.LargeTitleDisplayMode], Bool)])
  func `an item inherits what the one below it has`(
    modes: [UINavigationItem.LargeTitleDisplayMode], isShown: Bool
  ) {
    #expect(LargeTitle.isShown(modes, barPrefers: true, isCompact: false) == isShown)
    #expect(!LargeTitle.isShown(modes, barPrefers: false, isCompact: false))
    #expect(!LargeTitle.isShown(modes, barPrefers: true, isCompact: true))
  }

  @Test(
    arguments: [
      (.unspecified, 34, 52), (.large, 34, 52), (.extraSmall, 31, 52), (.medium, 33, 52),
      (.extraLarge, 36, 54), (.extraExtraExtraLarge, 40, 59), (.accessibilityMedium, 44, 64),
      (.accessibilityExtraExtraExtraLarge, 60, 83),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func `letters and height follow the text size up to the largest`(
    category: UIContentSizeCategory, size: CGFloat, height: CGFloat
  ) {
    #expect(abs(LargeTitle.fontSize(for: category) - size) < 0.01)
    #expect(LargeTitle.openHeight(for: category) == height)
    #expect(LargeTitle.fontSize(for: category) * 1.2 <= height - 8 + 0.01)
  }

  @Test func `a larger one folds by its own height`() {
    let title = LargeTitle(scroll: 20, openHeight: 83)
    #expect(title.height == 63 && title.folded == 20)
    #expect(BarExtension.Parts(title: 83).rest(for: -50, in: -96...900) == -13)
    #expect(LargeTitle(scroll: -75, openHeight: 83).scale(of: 100, in: 358) == 1.03)
  }
}
