import Foundation
import Input
import Testing

@testable import NavigationKit

/// Copied items: texts, images, URLs and colours.
struct PasteboardTests {
  private let clipboard = MemoryClipboard()
  private let board: UIPasteboard

  init() { board = UIPasteboard(clipboard) }

  @Test func `each kind is found again, and takes the place of what was there`() {
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.strings == ["a", "b"] && board.numberOfItems == 2)
    #expect(clipboard.text == "a\nb")
    board.color = .systemRed
    #expect(board.color == .systemRed && board.hasColors && !board.hasStrings)
    #expect(clipboard.text == nil)
    let image = UIImage(systemName: "circle")
    board.image = image
    #expect(board.image === image && board.hasImages && board.types == ["public.png"])
    board.url = URL(string: "https://example.org/a")
    #expect(board.url?.path == "/a" && board.hasURLs)
    // A URL is pasted as text.
    #expect(board.string == "https://example.org/a")
    #expect(clipboard.text == "https://example.org/a")
  }

  @Test func `values have types, and bytes`() {
    board.items = [["public.utf8-plain-text": "Jane", "org.example.card": Data([1, 2])]]
    #expect(board.contains(pasteboardTypes: ["org.example.card"]))
    #expect(board.data(forPasteboardType: "org.example.card") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Jane".utf8))
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "Jane")
    board.setData(Data("x".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "x" && !board.contains(pasteboardTypes: ["org.example.card"]))
    board.addItems([["public.utf8-plain-text": "y"]])
    #expect(board.strings == ["x", "y"])
  }

  @Test func `what is copied elsewhere takes its place`() {
    board.color = .systemRed
    let count = board.changeCount
    clipboard.text = "elsewhere"
    #expect(board.string == "elsewhere" && board.color == nil && board.changeCount == count + 1)
  }

  @Test func `a change is posted, and a board of its own is apart`() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    board.string = "a"
    board.string = nil
    #expect(count == 2 && !board.hasStrings)
    let own = UIPasteboard.withUniqueName()
    own.string = "own"
    #expect(board.string == nil && count == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
