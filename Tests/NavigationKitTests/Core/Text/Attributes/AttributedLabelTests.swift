import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Labels with attributed text; letters are half an em wide, lines 1.2 em high.
struct AttributedLabelTests {
  private let stage = Stage(size: .smallPhone)
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    let page = UIViewController()
    page.view.addSubview(label)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    label.font = .systemFont(ofSize: 20)
  }

  private func styled(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts {
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    return text
  }

  private var lines: [TextLine] {
    stage.displayList().commands.flatMap(texts)
  }

  private func texts(_ command: DrawCommand) -> [TextLine] {
    switch command {
    case .text(let line): [line]
    case .layer(let layer): layer.commands.flatMap(texts)
    default: []
    }
  }

  private var fills: [Fill] {
    stage.displayList().commands.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }

  @Test func `attributes go from one kind of text to the other and back`() {
    let (shadow, paragraph) = (NSShadow(), NSMutableParagraphStyle())
    shadow.shadowBlurRadius = 3
    paragraph.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.blue, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .underlineColor: UIColor.green, .strikethroughStyle: NSUnderlineStyle.double.rawValue,
      .strikethroughColor: UIColor.brown, .baselineOffset: 1.5,
      .link: URL(string: "https://example.org") as Any, .shadow: shadow,
      .paragraphStyle: paragraph, .strokeWidth: -3, .strokeColor: UIColor.purple,
      .obliqueness: 0.2, .attachment: NSTextAttachment(),
    ]
    let text = AttributedString("Sea", attributes: AttributeContainer(attributes))
    #expect(text.paragraphStyle?.alignment == .center && text.shadow?.shadowBlurRadius == 3)
    #expect(text.strokeWidth == -3 && text.strokeColor == .purple && text.obliqueness == 0.2)
    #expect(text.font?.pointSize == 20 && text.kern == 2 && text.baselineOffset == 1.5)
    let link = AttributedString("Sea", attributes: AttributeContainer([.link: "https://a.org"]))
    #expect(link.link == URL(string: "https://a.org"))
    let there = styled([("Plain ", [:]), ("styled", attributes)])
    let back = NSAttributedString(AttributedString(there))
    #expect(back.string == "Plain styled" && back.attributes(at: 0, effectiveRange: nil).isEmpty)
    let kept = back.attributes(at: 8, effectiveRange: nil)
    #expect(Set(kept.keys) == Set(attributes.keys))
    #expect(kept[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(kept[.foregroundColor] as? UIColor == .red)
  }

  @Test func `runs are drawn in their fonts and colours, on one baseline`() {
    label.attributedText = styled([
      ("Big ", [.font: UIFont.systemFont(ofSize: 40, weight: .bold)]),
      ("red", [.foregroundColor: UIColor.red]),
    ])
    #expect(label.text == "Big red" && label.intrinsicContentSize == CGSize(width: 110, height: 48))
    let lines = lines
    #expect(lines.map(\.text) == ["Big ", "red"])
    #expect(lines.map(\.font.size) == [40, 20] && lines[0].font.weight == .bold)
    #expect(lines[1].color == Color(255, 0, 0) && lines[0].color == .black)
    #expect(lines.map(\.origin.x) == [0, 80])
    #expect(lines[0].origin.y == lines[1].origin.y && lines[0].origin.y == 26 + 38)
  }

  @Test func `text breaks between words, across runs`() {
    label.numberOfLines = 0
    label.frame.size.width = 100
    label.attributedText = styled([("one tw", [:]), ("o three", [.foregroundColor: UIColor.red])])
    #expect(lines.map(\.text) == ["one tw", "o", "three"])
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 70, height: 48))
  }

  @Test func `what does not fit ends with an ellipsis`() {
    label.frame.size.width = 80
    label.attributedText = styled([("one ", [:]), ("two three", [.foregroundColor: UIColor.red])])
    #expect(lines.map(\.text).joined() == "one two…")
    #expect(lines.last?.color == Color(255, 0, 0))
    label.frame.size.width = 200
    label.numberOfLines = 1
    label.attributedText = styled([("one\ntwo", [:])])
    #expect(lines.map(\.text) == ["one"])
  }

  @Test func `lines below, through and behind text`() {
    label.attributedText = styled([
      ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      (
        "gone",
        [
          .strikethroughStyle: NSUnderlineStyle.double.rawValue,
          .strikethroughColor: UIColor.green,
        ]
      ),
      ("lit", [.backgroundColor: UIColor.yellow]),
    ])
    let baseline = lines[0].origin.y
    let own = fills.filter { $0.frame.width < 200 }
    #expect(own.count == 4)
    #expect(own[0].frame.minX == 0 && own[0].frame.width == 50 && own[0].frame.minY > baseline)
    #expect(own[0].color == .black && own[1].color == Color(0, 255, 0))
    #expect(own[1].frame.midY < baseline && own[2].frame.minY > own[1].frame.maxY)
    #expect(own[3].frame == CGRect(x: 90, y: 38, width: 30, height: 24))
    #expect(own[3].color == Color(255, 255, 0))
  }

  @Test func `characters are spaced`() {
    label.attributedText = styled([("abc", [.kern: 5])])
    #expect(lines.map(\.origin.x) == [0, 15, 30])
    #expect(label.intrinsicContentSize.width == 45)
  }

  @Test func `the paragraph's style aligns lines and sets them apart`() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.minimumLineHeight) = (.right, 10, 30)
    style.lineBreakMode = .byCharWrapping
    #expect(
      style.lineBreakMode == .byCharWrapping && NSParagraphStyle.default.alignment == .natural)
    label.numberOfLines = 0
    label.attributedText = styled([("one\ntwo2", [.paragraphStyle: style])])
    #expect(lines.map(\.origin.x) == [170, 160])
    #expect(lines[1].origin.y - lines[0].origin.y == 40)
    #expect(label.intrinsicContentSize.height == 70)
    let same = NSMutableParagraphStyle()
    (same.alignment, same.lineSpacing, same.minimumLineHeight) = (.right, 10, 30)
    #expect(same != style)
    same.lineBreakMode = .byCharWrapping
    #expect(same == style && same.hash == style.hash)
  }

  @Test func `plain text replaces attributes, and gives none`() {
    label.attributedText = styled([("same", [.foregroundColor: UIColor.red])])
    label.text = "same"
    #expect(lines.map(\.color) == [.black])
    #expect(label.attributedText?.string == "same")
    label.attributedText = nil
    #expect(label.text == nil && lines.isEmpty)
  }

  @Test func `right to left, the first run is at the right`() {
    stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    label.attributedText = styled([("אבג ", [:]), ("דה", [.foregroundColor: UIColor.red])])
    #expect(lines.map(\.text) == ["דה", "אבג "])
    #expect(lines.first?.color == Color(255, 0, 0) && lines.map(\.origin.x) == [140, 160])
  }

  @Test func `the text size and a person's bold text change it`() {
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = styled([("a", [.font: UIFont.preferredFont(forTextStyle: .body)])])
    stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    stage.change(traits: UITraitCollection(legibilityWeight: .bold))
    #expect(lines.map(\.font) == [Font(size: 53, weight: .semibold)])
  }
}
