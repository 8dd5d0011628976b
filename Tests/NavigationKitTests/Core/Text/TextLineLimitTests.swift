import Foundation
import Goldens
import NavigationKit
import Testing

/// Text views that show some of their lines only.
///
/// Letters are half an em wide, lines 1.2 em high.
struct TextLineLimitTests {
  private let stage = Stage(size: .smallPhone)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .systemFont(ofSize: 20)
    view.text = "one two three four five\nsix"
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private var shown: [String] {
    stage.displayList().description.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return line.contains("text \"") && parts.count > 1 ? String(parts[1]) : nil
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `without a limit all lines are shown`() {
    #expect(shown == ["one two", "three four", "five", "six"])
    #expect(view.textContainer.maximumNumberOfLines == 0)
  }

  @Test func `lines beyond the limit are left out, and take no room`() {
    view.textContainer.maximumNumberOfLines = 2
    #expect(shown == ["one two", "three four"])
    #expect(view.contentSize.height == 48)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 48)
    view.textContainer.maximumNumberOfLines = 9
    #expect(shown.count == 4)
  }

  @Test(
    arguments: [
      (.byTruncatingTail, "three fou…"), (.byTruncatingHead, "…four five"),
      (.byTruncatingMiddle, "three…five"), (.byWordWrapping, "three four"),
    ] as [(NSLineBreakMode, String)])
  func `the last line ends as the container says`(mode: NSLineBreakMode, last: String) {
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = mode
    #expect(shown == ["one two", last])
  }

  @Test func `text with attributes is cut at its end`() {
    view.attributedText = NSAttributedString(
      string: "one two three four five", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(shown.joined() == "one twothree fou…")
  }
}
