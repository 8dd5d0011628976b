import Drawing
import Foundation
import Goldens
import Input
import Testing

@testable import NavigationKit

/// The lines of a text view: its size, where they stand, and many of them.
extension TextViewTests {
  // MARK: Size

  @Test func `a view that does not scroll is as high as its text, in constraints too`() {
    let height = view.sizeThatFits(CGSize(width: 210, height: 0)).height
    #expect(height == 40)
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(below)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 210),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    stage.settle()
    #expect(view.frame.height == 40 && below.frame.minY == 140)
    view.becomeFirstResponder()
    stage.typeText("Jane Appleseed planted trees.")
    stage.settle()
    #expect(view.frame.height == 64 && below.frame.minY == 164)
    stage.typeText("\n")
    stage.settle()
    #expect(view.frame.height == 88)
    press(.character("a"), .control)
    press(.delete)
    stage.settle()
    #expect(view.frame.height == 40)
  }

  @Test func `insets and padding make the lines shorter`() {
    view.text = "Jane Appleseed"
    view.textContainerInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 40)
    view.textContainer.lineFragmentPadding = 10
    stage.settle()
    #expect(shown == ["Jane ", "Appleseed"])
    #expect(view.picture.lines.map(\.origin) == [CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 24)])
  }

  @Test func `lines stand at the side that the alignment or the direction says`() {
    view.text = "Jane"
    let starts: [(NSTextAlignment, CGFloat)] = [
      (.left, 5), (.center, 85), (.right, 165), (.natural, 5),
    ]
    for (alignment, x) in starts {
      view.textAlignment = alignment
      stage.settle()
      #expect(view.picture.lines.first?.origin.x == x)
    }
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    stage.settle()
    #expect(view.picture.lines.first?.origin.x == 165)
  }

  @Test func `the text follows the user's text size and the look`() {
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.text = "Jane"
    stage.settle()
    let small = view.picture.font
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(view.picture.font.size > 2 * small.size)
    let light = stage.displayList()
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(stage.displayList() != light)
    #expect(stage.element(.textField)?.value == "Jane")
  }

  // MARK: Long text

  @Test(arguments: [1000, 100_000])
  func `typing measures as little in a long text as in a short one`(count: Int) {
    let measurer = CountingMeasurer()
    let test = TextViewTests(measurer: measurer)
    test.view.text = String(repeating: "Jane Appleseed planted trees.\n", count: count)
    test.view.becomeFirstResponder()
    test.press(.end, .control)
    test.stage.settle()
    _ = test.stage.displayList()
    measurer.count = 0
    test.stage.typeText("a")
    _ = test.stage.displayList()
    #expect(measurer.count > 0 && measurer.count < 60)
    test.press(.home, .control)
    measurer.count = 0
    test.stage.typeText("b")
    test.press(.return)
    #expect(measurer.count < 120)
    #expect(test.view.text.hasPrefix("b\nJane"))
    #expect(test.shown.first == "b")
  }

  @Test func `the lines of a long text are counted as they come into sight`() {
    // Two lines by its length, three by its words.
    view.text = String(repeating: "Appleseeds plantedtrees Appleseeds\n", count: 2000)
    stage.settle()
    let estimated = view.contentSize.height
    #expect(estimated < 2100 * 2 * 24)
    view.contentOffset.y = 20_000
    stage.settle()
    #expect(view.contentSize.height > estimated)
    #expect(shown.count >= 4)
    press(.end, .control)
    view.becomeFirstResponder()
    press(.end, .control)
    stage.settle()
    #expect(shown.suffix(2) == ["Appleseeds", ""])
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 112)) < 1)
  }
}

/// Counts how often text is measured.
private final class CountingMeasurer: TextMeasurer {
  var count = 0
  private let fixed = FixedTextMeasurer()

  nonisolated init() {}

  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    count += 1
    return fixed.size(of: text, font: font, maxWidth: maxWidth)
  }
  func extents(of line: String, font: Font) -> [CharacterExtent] {
    count += 1
    return fixed.extents(of: line, font: font)
  }
  func lineHeight(of font: Font) -> CGFloat { fixed.lineHeight(of: font) }
}
