import Foundation
import NavigationKit
import Testing

/// A storage that keeps its text itself, as one that colours words does.
@MainActor
struct StorageSubclassTests {
  private final class Highlighter: NSTextStorage {
    private let backing = NSMutableAttributedString()
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      let whole = NSRange(location: 0, length: length)
      removeAttribute(.foregroundColor, range: whole)
      let found = (string as NSString).range(of: "red")
      if found.location != NSNotFound {
        addAttribute(.foregroundColor, value: UIColor.red, range: found)
      }
      super.processEditing()
    }
  }

  @Test func `a storage of the app's is shown, edited and coloured`() {
    let storage = Highlighter()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.append(NSAttributedString(string: "a red"))
    #expect(storage.string == "a red" && storage.length == 5)
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
    #expect(view.text == "a red")
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("!")
    #expect(storage.string == "a red!" && view.text == "a red!")
    storage.replaceCharacters(in: NSRange(location: 2, length: 3), with: "blue")
    #expect(view.text == "a blue!" && manager.numberOfGlyphs == 7)
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
    view.text = "red"
    #expect(storage.string == "red" && view.attributedText.string == "red")
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red)
  }
}
