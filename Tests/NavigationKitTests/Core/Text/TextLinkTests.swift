import Foundation
import Testing

@testable import NavigationKit

/// Links in a text view: found, shown and followed.
///
/// Letters are 10 points wide, lines 24 high; the first begins at (5, 8).
struct TextLinkTests {
  private let stage = Stage(size: CGSize(width: 480, height: 480))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 410, height: 200))
  private let opened = Opened()

  private final class Opened: NSObject, UITextViewDelegate {
    var links: [String] = []
    var asked: [String] = []
    var opens = true
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
      asked.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
      return opens
    }
  }

  init() {
    let page = UIViewController()
    page.view = UIView(frame: .zero)
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    view.font = .systemFont(ofSize: 20)
    view.isEditable = false
    view.delegate = opened
    let opened = opened
    stage.onLink = {
      opened.links.append($0.absoluteString)
      return true
    }
  }

  private func tap(letter: CGFloat) {
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 5 + letter * 10, y: 20))
  }

  /// The parts of the shown text that look like links.
  private var marked: [String] {
    stage.settle()
    guard let text = view.shownStyles?.string else { return [] }
    var parts: [String] = []
    text.enumerateAttribute(
      .underlineStyle, in: NSRange(location: 0, length: text.length), options: []
    ) { value, range, _ in
      if value != nil { parts.append(text.attributedSubstring(from: range).string) }
    }
    return parts
  }

  @Test(
    arguments: [
      ("See https://example.org/a?b=1.", ["https://example.org/a?b=1"]),
      ("(www.example.org), or “HTTP://A.B”", ["http://www.example.org", "HTTP://A.B"]),
      ("ada.l@example.co.uk and @ada or a@b", ["mailto:ada.l@example.co.uk"]),
      ("mailto:a@b.org http:// www. e.g. 1.2.3", ["mailto:a@b.org"]),
      ("(see www.a.org/w/Foo_(bar))", ["http://www.a.org/w/Foo_(bar)"]),
      ("at www.a.org:8080/x", ["http://www.a.org:8080/x"]),
      ("👍🏽 www.a-b.de!", ["http://www.a-b.de"]), ("nothing", []),
    ])
  func `pages and mails are found`(text: String, links: [String]) {
    #expect(TextLinks.found(in: text, .link).map(\.url.absoluteString) == links)
    #expect(TextLinks.found(in: text, []).isEmpty)
    for link in TextLinks.found(in: text, .link) {
      let part = NSString(string: text).substring(with: NSRange(link.range))
      #expect(link.url.absoluteString.hasSuffix(part))
    }
  }

  @Test(
    arguments: [
      ("Call +44 (0)20 7946-0958 now", ["tel:+4402079460958"]),
      ("(555) 010-0199", ["tel:5550100199"]),
      ("030 1234567", ["tel:0301234567"]), ("on 2024-01-15, 12345678", []),
      ("1234567890123456", []), ("1-800-555-0199, 555-0199", ["tel:18005550199", "tel:5550199"]),
      ("555.010.0199.", ["tel:5550100199"]), ("+1 555 0100", ["tel:+15550100"]),
      ("2023 2024 2025, 2024-2025, 01-15-2024", []), ("1 234 567 890 or 1.234.567.890", []),
      ("192.168.100.101 4111 1111 1111", []), ("B0301234567 0301234567x", []),
      ("order 1234567890", []), ("+12 3456", []), ("0.1234567", []), ("07.45 08.15", []),
      ("01 23 45 67 89", ["tel:0123456789"]),
    ])
  func `phone numbers are found`(text: String, links: [String]) {
    #expect(TextLinks.found(in: text, .phoneNumber).map(\.url.absoluteString) == links)
    #expect(TextLinks.found(in: text, .all).map(\.url.absoluteString) == links)
  }

  @Test func `what is found looks like a link, and a tap opens it`() {
    view.text = "See www.example.org for more"
    #expect(marked == [])
    view.dataDetectorTypes = .link
    #expect(marked == ["www.example.org"])
    tap(letter: 10)
    #expect(opened.links == ["http://www.example.org"])
    #expect(opened.asked == ["http://www.example.org 4 15"] && !view.isFirstResponder)
    tap(letter: 1)
    #expect(opened.links.count == 1 && view.isFirstResponder)
    view.isEditable = true
    #expect(marked == [])
    tap(letter: 10)
    #expect(opened.links.count == 1)
  }

  @Test func `a delegate may keep a link closed`() {
    view.text = "www.example.org"
    view.dataDetectorTypes = .all
    opened.opens = false
    tap(letter: 3)
    #expect(opened.asked.count == 1 && opened.links == [])
  }

  @Test func `links of the text are followed, and look as the app wants`() {
    let text = NSMutableAttributedString(string: "Read this now")
    text.addAttribute(.link, value: "https://a.org", range: NSRange(location: 5, length: 4))
    view.attributedText = text
    tap(letter: 6)
    #expect(opened.links == ["https://a.org"])
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .link)
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    stage.settle()
    let shown = view.shownStyles?.string.attributes(at: 6, effectiveRange: nil)
    #expect(shown?[.foregroundColor] as? UIColor == .red && shown?[.link] == nil)
    #expect(marked == [])
    tap(letter: 6)
    #expect(opened.links.count == 2)
  }

  @Test func `text that code inserts is marked anew`() {
    view.text = "www.a.org"
    view.dataDetectorTypes = .link
    #expect(marked == ["www.a.org"])
    view.isEditable = true
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("One www.b.org ")
    view.isEditable = false
    #expect(marked == ["www.b.org", "www.a.org"])
    #expect(view.picture.lines.map(\.text) == ["One www.b.org www.a.org"])
  }

  @Test func `the character at a point`() throws {
    view.text = "Ada Lovelace"
    stage.settle()
    func letter(at x: CGFloat) -> String? {
      view.characterRange(at: CGPoint(x: x, y: 20)).flatMap(view.text)
    }
    #expect(letter(at: 7) == "A" && letter(at: 14) == "A" && letter(at: 16) == "d")
    #expect(letter(at: 300) == nil)
  }
}
