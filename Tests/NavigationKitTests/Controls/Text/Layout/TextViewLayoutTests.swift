import Foundation
import NavigationKit
import Testing

/// Where a text view's text is, and views made with the parts of TextKit.
@MainActor
struct TextViewLayoutTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200))

  private func show(_ view: UITextView) -> UITextView {
    view.font = .systemFont(ofSize: 10)
    let page = UIViewController()
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    return view
  }

  private static let frame = CGRect(x: 0, y: 0, width: 60, height: 100)

  @Test func `a text view says where its text is`() {
    let view = show(UITextView(frame: Self.frame))
    view.text = "abcd efgh ij"
    let manager = view.layoutManager
    #expect(manager === view.layoutManager && view.textContainer.layoutManager === manager)
    #expect(manager.textStorage === view.textStorage && view.textContainer.size.width == 60)
    #expect(
      manager.usedRect(for: view.textContainer) == CGRect(x: 0, y: 0, width: 55, height: 24))
    let rect = manager.boundingRect(forGlyphRange: NSRange(10..<12), in: view.textContainer)
    #expect(rect == CGRect(x: 5, y: 12, width: 10, height: 12))
    view.textAlignment = .right
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(10..<12), in: view.textContainer).minX == 45)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 52, y: 20), in: view.textContainer,
        fractionOfDistanceBetweenInsertionPoints: nil) == 11)
    view.insertText("!")
    #expect(manager.numberOfGlyphs == 13)
  }

  @Test func `a view of a container shows and edits its storage`() {
    let storage = NSTextStorage(
      string: "Pear", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 40, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = show(UITextView(frame: Self.frame, textContainer: container))
    #expect(view.text == "Pear" && view.textStorage === storage && view.layoutManager === manager)
    #expect(container.widthTracksTextView && container.size.width == 60)
    storage.append(NSAttributedString(string: " tree"))
    #expect(view.text == "Pear tree")
    view.selectedRange = NSRange(location: 9, length: 0)
    view.insertText("s")
    #expect(storage.string == "Pear trees" && manager.numberOfGlyphs == 10)
    container.widthTracksTextView = false
    #expect(manager.usedRect(for: container).height == 24)
  }
}
