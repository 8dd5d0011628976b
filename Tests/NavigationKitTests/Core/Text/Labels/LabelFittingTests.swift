import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Labels whose letters become smaller, with shadows and margins; letters are half an em wide, lines
/// 1.2 em high.
struct LabelFittingTests {
  private let stage = Stage(size: .smallPhone)
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  init() { show(label) }

  private func show(_ label: UILabel) {
    let page = UIViewController()
    page.view.addSubview(label)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    label.font = .systemFont(ofSize: 20)
  }

  private var line: TextLine? { stage.drawn.texts.first }

  @Test(
    arguments: [
      (20, 0, 0.5), (10, 0, 1), (16, 0, 0.62), (40, 0, 0.25), (40, 0.4, 0.4), (20, 1, 1),
    ] as [(Int, CGFloat, CGFloat)])
  func `the scale is the largest at which the text fits`(
    letters: Int, minimum: CGFloat, scale: CGFloat
  ) {
    // A letter is 10 points wide, and there is room for 100.
    let found = TextFitting.scale(minimum: minimum) { CGFloat(letters) * 10 * $0 <= 100 }
    #expect(abs(found - scale) < 0.001)
  }

  @Test func `letters become smaller until the text fits, no smaller than allowed`() {
    label.text = String(repeating: "m", count: 20)
    #expect(line?.text.hasSuffix("…") == true && line?.font.size == 20)
    label.adjustsFontSizeToFitWidth = true
    #expect(line?.text == label.text && line?.font.size == 10)
    #expect(label.intrinsicContentSize.width == 200)
    label.minimumScaleFactor = 0.8
    #expect(line?.font.size == 16 && line?.text.hasSuffix("…") == true)
    label.text = "short"
    #expect(line?.font.size == 20)
  }

  @Test func `several lines become smaller together`() {
    label.numberOfLines = 2
    label.text = "some more words that are long"
    label.adjustsFontSizeToFitWidth = true
    let lines = stage.drawn.texts
    #expect(lines.count == 2 && lines.allSatisfy { $0.font.size < 20 && !$0.text.contains("…") })
    #expect(lines.map(\.text).joined(separator: " ") == label.text)
  }

  @Test(arguments: [(60, 2), (71, 3), (48, 2), (10, 1)] as [(CGFloat, Int)])
  func `only whole lines are drawn, the last one with an ellipsis`(height: CGFloat, count: Int) {
    label.frame.size.height = height
    label.numberOfLines = 0
    label.text = "some more words that are much too long for it"
    let lines = stage.drawn.texts
    #expect(lines.count == count && lines.last?.text.hasSuffix("…") == true)
    label.lineBreakMode = .byWordWrapping
    #expect(stage.drawn.texts.count == count)
    #expect(stage.drawn.texts.last?.text.hasSuffix("…") == false)
  }

  @Test func `of text with attributes only whole lines are drawn, too`() {
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "some more words that are much too long", attributes: [.kern: 1])
    let heights = Set(stage.drawn.texts.map(\.origin.y))
    #expect(heights.count == 2)
  }

  @Test func `several lines become so small that all are in the height`() {
    label.numberOfLines = 4
    label.text = "a\nb\nc\nd"
    label.adjustsFontSizeToFitWidth = true
    let lines = stage.drawn.texts
    #expect(lines.map(\.text) == ["a", "b", "c", "d"])
    #expect(lines.allSatisfy { $0.font.size > 11 && $0.font.size < 14 })
  }

  @Test(arguments: [(10, 20), (11, 20), (30, 20)])
  func `letters that are only a little too wide become smaller where that is wanted`(
    count: Int, size: CGFloat
  ) {
    label.makesUpForWideLetters = true
    label.text = String(repeating: "m", count: count)
    #expect(line?.font.size == size && line?.text.hasSuffix("…") == (count > 10))
    label.frame.size.width = CGFloat(count) * 10 - 3
    #expect(line?.text == label.text)
    #expect((line?.font.size ?? 0) < 20 && (line?.font.size ?? 0) >= 19)
    label.makesUpForWideLetters = false
    #expect(line?.font.size == 20 && line?.text.hasSuffix("…") == true)
  }

  @Test func `attributed text becomes smaller, too`() {
    label.adjustsFontSizeToFitWidth = true
    let text = NSMutableAttributedString(string: String(repeating: "a", count: 10))
    text.append(
      NSAttributedString(
        string: String(repeating: "b", count: 10),
        attributes: [.font: UIFont.systemFont(ofSize: 40)]
      ))
    label.attributedText = text
    let sizes = stage.drawn.texts.map(\.font.size)
    #expect(sizes.count == 2 && sizes[0] * 2 == sizes[1] && sizes[0] < 7)
  }

  @Test func `a line that became smaller keeps its baseline, its middle or its top`() {
    label.text = String(repeating: "m", count: 20)
    label.adjustsFontSizeToFitWidth = true
    // A line of 24 points is at 18, and its baseline 19 points below.
    #expect(line?.origin.y == 37)
    label.baselineAdjustment = .alignCenters
    #expect(line?.origin.y == 33.5)
    label.baselineAdjustment = .none
    #expect(line?.origin.y == 27.5)
  }

  @Test func `a shadow is drawn behind the letters`() {
    label.text = "abc"
    label.shadowColor = .systemRed
    label.shadowOffset = CGSize(width: 2, height: 3)
    let lines = stage.drawn.texts
    #expect(lines.map(\.text) == ["abc", "abc"])
    #expect(lines.first?.color == UIColor.systemRed.color(in: label.traitCollection))
    #expect(
      lines[0].origin.x - lines[1].origin.x == 2 && lines[0].origin.y - lines[1].origin.y == 3)
    label.shadowColor = nil
    #expect(stage.drawn.texts.count == 1)
  }

  @Test func `a label with a margin of its own is larger by it, and draws inside`() {
    let padded = Padded(frame: .zero)
    show(padded)
    padded.text = "abcd"
    padded.sizeToFit()
    #expect(padded.frame.size == CGSize(width: 40 + 30, height: 24 + 10))
    #expect(stage.drawn.texts.first?.origin == CGPoint(x: 10, y: 5 + 19))
    padded.numberOfLines = 0
    padded.text = "abcd efgh"
    #expect(
      padded.sizeThatFits(CGSize(width: 80, height: 0)) == CGSize(width: 40 + 30, height: 48 + 10))
  }

  private final class Padded: UILabel {
    private let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let text = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -20))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }
}
