import Drawing
import Foundation
import NavigationKit
import Testing

/// Measures like the fixed measurer, and has a box as outline.
private struct BoxMeasurer: TextMeasurer {
  let fixed = FixedTextMeasurer()
  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    fixed.size(of: text, font: font, maxWidth: maxWidth)
  }
  func outline(of line: String, font: Font) -> Path? {
    var path = Path()
    if !line.isEmpty { path.addRect(CGRect(x: 0, y: -10, width: 30, height: 10)) }
    return path
  }
}

/// Lines around letters, as attributes ask for them.
struct TextStrokeTests {
  private func drawn(
    _ attributes: [NSAttributedString.Key: Any], measurer: any TextMeasurer = BoxMeasurer()
  ) -> String {
    let stage = Stage(size: CGSize(width: 100, height: 100), textMeasurer: measurer)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    var attributes = attributes
    attributes[.font] = UIFont.systemFont(ofSize: 20)
    attributes[.foregroundColor] = UIColor.red
    label.attributedText = NSAttributedString(string: "Edge", attributes: attributes)
    stage.window.addSubview(label)
    stage.window.makeKeyAndVisible()
    return stage.displayList().description
  }

  @Test func `a width above 0 draws only the line, below 0 the letters too`() {
    let empty = drawn([.strokeWidth: 5, .strokeColor: UIColor.blue])
    #expect(empty.contains("#0000FF width 1") && !empty.contains("#FF0000"))
    #expect(!empty.contains("Edge"))
    let filled = drawn([.strokeWidth: -5.0, .strokeColor: UIColor.blue])
    #expect(filled.contains("#0000FF width 1") && filled.contains("fill path (0 -10 30 10)"))
    #expect(drawn([.strokeWidth: 5]).contains("#FF0000 width 1"))
  }

  @Test func `without a width, or where outlines are not known, it is text`() {
    #expect(drawn([.strokeWidth: 0, .strokeColor: UIColor.blue]).contains("Edge"))
    #expect(drawn([.strokeColor: UIColor.blue]).contains("Edge"))
    #expect(drawn([.strokeWidth: 5], measurer: FixedTextMeasurer()).contains("Edge"))
  }
}
