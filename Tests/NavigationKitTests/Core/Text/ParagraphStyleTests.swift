import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// How attributed text is set: paragraphs, links, pictures, shadows and patterns of lines.
///
/// Letters of 20 points are 10 points wide, lines 24 points high.
struct ParagraphStyleTests {
  private let stage = Stage(size: .smallPhone)
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 240))

  init() {
    let page = UIViewController()
    page.view.addSubview(label)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
  }

  private func show(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
  }

  private func paragraph(_ set: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    set(style)
    return style
  }

  private var lines: [TextLine] { stage.drawn.texts }
  /// The distances between baselines.
  private var steps: [CGFloat] { zip(lines, lines.dropFirst()).map { $1.origin.y - $0.origin.y } }

  @Test func `texts with neighbours of different styles, shadows or pictures are made and copied`()
  {
    let values: [(NSAttributedString.Key, () -> Any)] = [
      (.paragraphStyle, NSMutableParagraphStyle.init), (.shadow, NSShadow.init),
      (.attachment, NSTextAttachment.init),
    ]
    for (key, make) in values {
      let text = NSMutableAttributedString(string: "one two three")
      text.addAttribute(key, value: make(), range: NSRange(location: 0, length: 4))
      text.addAttribute(key, value: make(), range: NSRange(location: 4, length: 4))
      #expect(NSAttributedString(attributedString: text) == text)
      let part = text.attributedSubstring(from: NSRange(location: 2, length: 6))
      #expect(part.string == "e two ")
    }
    let text = NSMutableAttributedString(string: "one two three")
    for (start, spacing) in [(0, 1), (4, 1), (8, 2)] as [(Int, CGFloat)] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      text.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: start, length: 4))
    }
    var range = NSRange()
    _ = text.attribute(.paragraphStyle, at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 8), "styles that are equal are one run")
  }

  @Test func `lines begin at indents, and break before the tail`() {
    let style = paragraph {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (30, 10, -20)
    }
    show("abcd efgh ijkl mnop qrst", [.paragraphStyle: style])
    // The first line has room for 150 points, the others for 170.
    #expect(lines.map(\.text) == ["abcd efgh ijkl", "mnop qrst"])
    #expect(lines.map(\.origin.x) == [30, 10])
    style.tailIndent = 110
    show("abcd efgh ijkl mnop qrst", [.paragraphStyle: style])
    #expect(lines.map(\.text) == ["abcd", "efgh ijkl", "mnop qrst"])
    style.alignment = .right
    show("abcd", [.paragraphStyle: style])
    #expect(lines.map(\.origin.x) == [110 - 40])
    #expect(label.intrinsicContentSize.width == 160)
  }

  @Test func `paragraphs and lines are set apart`() {
    let style = paragraph {
      ($0.paragraphSpacing, $0.paragraphSpacingBefore, $0.lineSpacing) = (5, 7, 2)
    }
    show("abcd efgh ijkl mnop qrst\nuvwx", [.paragraphStyle: style])
    // Two lines of the first paragraph, then the second.
    #expect(steps == [26, 38])
    // Three lines, a space in the first paragraph and one between both.
    #expect(label.intrinsicContentSize.height == 88)
  }

  @Test func `lines have a multiple of their height, between the minimum and the maximum`() {
    let style = paragraph { $0.lineHeightMultiple = 1.5 }
    show("a\nb", [.paragraphStyle: style])
    #expect(steps == [36])
    style.maximumLineHeight = 30
    show("a\nb", [.paragraphStyle: style])
    #expect(steps == [30])
    style.minimumLineHeight = 28
    style.lineHeightMultiple = 0.5
    show("a\nb", [.paragraphStyle: style])
    #expect(steps == [28])
  }

  @Test func `each paragraph has its own style`() {
    let text = NSMutableAttributedString(
      string: "left\n", attributes: [.paragraphStyle: paragraph { $0.alignment = .left }])
    // Between the two is one without a style, so that Foundation need not compare the styles.
    text.append(NSAttributedString(string: "own\n"))
    text.append(
      NSAttributedString(
        string: "mid", attributes: [.paragraphStyle: paragraph { $0.alignment = .center }]))
    label.textAlignment = .right
    label.attributedText = text
    #expect(lines.map(\.origin.x) == [0, 170, 85])
  }

  @Test func `a paragraph may begin at the right whatever its letters are`() {
    show("abc", [.paragraphStyle: paragraph { $0.baseWritingDirection = .rightToLeft }])
    #expect(lines.map(\.origin.x) == [170])
    show(
      "abc",
      [
        .paragraphStyle: paragraph {
          ($0.baseWritingDirection, $0.firstLineHeadIndent) = (.rightToLeft, 20)
        }
      ])
    #expect(lines.map(\.origin.x) == [150])
  }

  @Test func `characters wrap where the style says so`() {
    label.frame.size.width = 50
    show("abcdefg", [.paragraphStyle: paragraph { $0.lineBreakMode = .byCharWrapping }])
    #expect(lines.map(\.text) == ["abcde", "fg"])
    show("ab cdefg", [.paragraphStyle: paragraph { $0.lineBreakMode = .byCharWrapping }])
    #expect(lines.map(\.text) == ["ab cd", "efg"])
  }

  @Test func `a style is copied with all its values`() throws {
    let style = paragraph { ($0.headIndent, $0.alignment, $0.tailIndent) = (4, .center, -3) }
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy !== style)
    copy.headIndent = 5
    #expect(copy != style && style.headIndent == 4)
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    #expect(fixed == style && !(fixed is NSMutableParagraphStyle))
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
  }

  // MARK: Attributes

  @Test func `links are underlined in the links' colour`() {
    show("here", [.link: "https://example.org", .foregroundColor: UIColor.systemRed])
    #expect(lines.first?.color == UIColor.link.color(in: label.traitCollection))
    #expect(stage.drawn.fills(.link).map(\.width) == [40])
  }

  @Test func `raised letters make their line higher, and slanted ones are slanted`() {
    let text = NSMutableAttributedString(string: "x")
    text.append(
      NSAttributedString(
        string: "2",
        attributes: [
          .baselineOffset: 8, .obliqueness: 0.2, .font: UIFont.systemFont(ofSize: 20),
        ]))
    label.attributedText = text
    #expect(lines[0].origin.y - lines[1].origin.y == 8)
    #expect(lines.map(\.font.isItalic) == [false, true])
    #expect(label.intrinsicContentSize.height == 32)
  }

  @Test func `a picture stands on the baseline in the place of its character`() {
    let picture = NSTextAttachment(
      image: UIImage(.file("sun"), size: CGSize(width: 30, height: 40)))
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: picture))
    text.append(NSAttributedString(string: "b"))
    label.attributedText = text
    let image = stage.drawn.images.first
    #expect(lines.map(\.origin.x) == [0, 40] && image?.frame.minX == 10)
    #expect(image?.frame.maxY == lines[0].origin.y && image?.frame.height == 40)
    // Letters reach 5 points below the baseline.
    #expect(label.intrinsicContentSize == CGSize(width: 50, height: 45))
    picture.bounds = CGRect(x: 0, y: -10, width: 12, height: 12)
    label.attributedText = text
    label.setNeedsLayout()
    #expect(stage.drawn.images.first?.frame.maxY == lines[0].origin.y + 10)
    #expect(label.intrinsicContentSize.width == 32)
  }

  @Test func `a template in text has the text's colour`() {
    let star = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
    let text = NSMutableAttributedString(attachment: star)
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    #expect(
      stage.drawn.images.first?.tint == UIColor.systemRed.color(in: label.traitCollection))
  }

  @Test func `a shadow is behind its letters alone, and a blur is made of copies`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.systemGreen
    let text = NSMutableAttributedString(string: "ab", attributes: [.shadow: shadow])
    text.append(NSAttributedString(string: "cd"))
    label.attributedText = text
    #expect(lines.map(\.text) == ["ab", "ab", "cd"])
    #expect(lines[0].origin.x == 1 && lines[0].origin.y - lines[1].origin.y == 2)
    shadow.shadowBlurRadius = 4
    label.attributedText = text
    #expect(lines.count == 9 + 2)
    let clear = lines.prefix(9).reduce(1) { $0 * (1 - $1.color.alpha) }
    #expect(abs(clear - 0.05) < 0.001)
  }

  @Test func `lines below text may be dashed, and leave the spaces out`() {
    let style = NSUnderlineStyle.single.union(.patternDash)
    show("abcd", [.underlineStyle: style.rawValue, .underlineColor: UIColor.systemRed])
    // A line of 1.4 points has dashes of 5.6 and gaps of 2.8 points.
    let dashes = stage.drawn.fills(.systemRed)
    #expect(dashes.count == 5 && abs(dashes[0].width - 5.6) < 0.001)
    #expect(abs(dashes[1].minX - 8.4) < 0.001 && abs((dashes.last?.maxX ?? 0) - 39.2) < 0.001)
    show(
      "ab cd",
      [
        .underlineStyle: NSUnderlineStyle.single.union(.byWord).rawValue,
        .underlineColor: UIColor.systemRed,
      ])
    #expect(stage.drawn.fills(.systemRed).map(\.minX) == [0, 30])
    show("ab", [.underlineStyle: NSUnderlineStyle.patternDash.rawValue])
    #expect(stage.drawn.fills(.systemRed).isEmpty)
  }
}
