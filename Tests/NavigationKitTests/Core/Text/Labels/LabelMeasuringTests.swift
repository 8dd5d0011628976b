import Drawing
import Foundation
import NavigationKit
import Testing

/// Letters that are twice as wide as those of the fixed measurer.
private struct WideMeasurer: TextMeasurer {
  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    let size = FixedTextMeasurer().size(of: text, font: font, maxWidth: maxWidth)
    return CGSize(width: size.width * 2, height: size.height)
  }
}

/// By whose letters a label is measured.
struct LabelMeasuringTests {
  private let stage = Stage(
    size: CGSize(width: 200, height: 100), textMeasurer: WideMeasurer())

  @Test func `a label that was measured before it is shown is measured anew on its stage`() {
    let label = UILabel()
    label.text = "Seas"
    let before = label.sizeThatFits(.zero)
    #expect(before.width > 0)
    stage.window.addSubview(label)
    #expect(label.sizeThatFits(.zero).width == before.width * 2)
  }
}
