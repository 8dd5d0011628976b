import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Font sizes and weights by the user's settings.
struct TextSizeTests {
  @Test(
    arguments: [
      (.body, .extraSmall, 14), (.body, .large, 17), (.body, .accessibilityExtraLarge, 40),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.footnote, .large, 13),
      (.caption2, .medium, 11), (.largeTitle, .large, 34), (.title1, .extraLarge, 30),
      (.headline, .unspecified, 17), (.subheadline, .accessibilityMedium, 25),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func `sizes of text styles`(
    style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func `categories from the smallest to the largest`() {
    #expect(UIContentSizeCategory.allCases.count == 12)
    #expect(
      UIContentSizeCategory.extraSmall < .large && .extraExtraExtraLarge < .accessibilityMedium)
  }

  @Test func `fonts and lengths of one's own grow with a style`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 80)
    let own = UIFont.systemFont(ofSize: 34, weight: .bold)
    #expect(metrics.scaledFont(for: own, compatibleWith: large).pointSize == 80)
    let limited = metrics.scaledFont(for: own, maximumPointSize: 50, compatibleWith: large)
    #expect(limited.pointSize == 50 && limited.font.weight == .bold)
  }

  @Test func `a font that grows already does not grow twice`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil)
        _ = UIFontMetrics.default.scaledFont(for: body)
      }
    }
  }

  @Test func `a label follows only where it is told to`() {
    let stage = Stage(size: .phone)
    let labels = [true, false].map { follows in
      let label = UILabel()
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = follows
      stage.window.addSubview(label)
      return label
    }
    #expect(labels.map { $0.sizeThatFits(.zero).width } == [34, 34])
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(labels.map { $0.sizeThatFits(.zero).width } == [80, 34])
  }

  @Test(
    arguments: [
      (.light, .regular), (.regular, .semibold), (.medium, .bold), (.semibold, .bold),
      (.bold, .bold),
    ] as [(Font.Weight, Font.Weight)])
  func `bold text is heavier`(weight: Font.Weight, heavier: Font.Weight) {
    let font = UIFont(Font(size: 17, weight: weight))
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(font.shown(in: bold, isAdjusted: false).weight == heavier)
    #expect(font.shown(in: UITraitCollection(), isAdjusted: false).weight == weight)
  }

  @Test(
    arguments: [
      (.extraSmall, 17), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 20.995),
      (.accessibilityExtraExtraExtraLarge, 20.995),
    ] as [(UIContentSizeCategory, CGFloat)])
  func `bar text grows a little and never shrinks`(
    category: UIContentSizeCategory, size: CGFloat
  ) {
    let fixture = NavigationFixture(
      "A", "B", traits: UITraitCollection(preferredContentSizeCategory: category))
    let content = fixture.navigation.navigationBar.content
    let labels = [content?.titleLabel, content?.back?.label]
    let sizes = labels.map { $0?.shownFont(in: fixture.stage.traits)?.size ?? 0 }
    #expect(sizes.allSatisfy { abs($0 - size) < 0.001 })
  }

  @Test(
    arguments: [
      (.extraSmall, 31), (.large, 34), (.accessibilityExtraLarge, 52),
    ]
      as [(UIContentSizeCategory, CGFloat)])
  func `fonts of text styles have a bar's own sizes, others stay as given`(
    category: UIContentSizeCategory, largeSize: CGFloat
  ) throws {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let fixture = LargeTitleFixture("A", traits: traits)
    let bar = fixture.bar
    let size = { (label: UILabel?) in
      fixture.stage.advance(by: 0)
      return label?.shownFont(in: traits)?.size ?? 0
    }
    let defaultSize = size(bar.content?.titleLabel)
    #expect(abs(size(bar.content?.largeTitleView.label) - largeSize) < 0.001)
    bar.titleTextAttributes = [
      .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    ]
    bar.largeTitleTextAttributes = [
      .font: UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
    ]
    #expect(abs(size(bar.content?.titleLabel) - defaultSize) < 0.001)
    #expect(abs(size(bar.content?.largeTitleView.label) - largeSize) < 0.001)
    bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 40)]
    #expect(size(bar.content?.titleLabel) == 30)
    #expect(size(bar.content?.largeTitleView.label) == 40)
  }

  @Test func `a field is as high as its letters`() {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .body, compatibleWith: nil)
    field.borderStyle = .roundedRect
    stage.window.addSubview(field)
    #expect(field.sizeThatFits(.zero).height == 34)
    field.adjustsFontForContentSizeCategory = true
    #expect(field.sizeThatFits(.zero).height == 48)
  }
}
