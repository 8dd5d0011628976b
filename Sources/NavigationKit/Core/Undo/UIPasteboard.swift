public import Foundation
import Input

/// Holds what was copied or cut; the text of the general one is the desktop's clipboard in a window.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the stage that is being launched or handles an event; otherwise the one of
  /// code outside of stages, which no stage shares.
  open class var general: UIPasteboard { Stage.current?.pasteboard ?? outside }
  private static let outside = UIPasteboard(MemoryClipboard())

  private let clipboard: any Clipboard
  private var lastText: String?
  private var changes = 0
  /// The items, valid as long as the clipboard's text is the one that came with them.
  private var content: [[String: Any]] = []

  init(_ clipboard: any Clipboard) {
    self.clipboard = clipboard
    super.init()
    lastText = clipboard.text
    content = UIPasteboard.items(of: lastText)
  }

  /// Makes an empty pasteboard of the app's own, with a name of its own.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(MemoryClipboard()) }

  // MARK: Items

  /// The items that it holds: for each, its values by their types.
  open var items: [[String: Any]] {
    get {
      notice()
      return content
    }
    set {
      content = newValue
      lastText = strings(in: newValue).map { $0.joined(separator: "\n") }
      clipboard.text = lastText
      changes += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  /// Takes over what was copied elsewhere.
  private func notice() {
    guard clipboard.text != lastText else { return }
    lastText = clipboard.text
    content = UIPasteboard.items(of: lastText)
    changes += 1
  }

  private static func items(of text: String?) -> [[String: Any]] {
    text.map { [[PasteboardType.text: $0]] } ?? []
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }
  /// Whether the first item has a value of one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }
  /// The first item's value of a type; nil if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// The first item's value of a type as bytes: of an image those of a PNG file.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(PasteboardType.data(of:))
  }
  /// Replaces what it holds by a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Replaces what it holds by bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  // MARK: Kinds

  /// The first text; nil if there is none.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts, one for each item; nil if there are none.
  open var strings: [String]? {
    get { strings(in: items) }
    set { items = (newValue ?? []).map { [PasteboardType.text: $0] } }
  }
  private func strings(in items: [[String: Any]]) -> [String]? {
    let texts = items.compactMap { item -> String? in
      let value = item[PasteboardType.text]
      return value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
        ?? (item[PasteboardType.url] as? URL)?.absoluteString
    }
    return texts.isEmpty ? nil : texts
  }
  /// The first image; nil if there is none.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images, one for each item; nil if there are none.
  open var images: [UIImage]? {
    get {
      values(PasteboardType.png) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
    }
    set { items = (newValue ?? []).map { [PasteboardType.png: $0] } }
  }
  /// The first URL; nil if there is none.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs, one for each item; nil if there are none.
  open var urls: [URL]? {
    get { values(PasteboardType.url) { $0 as? URL } }
    set { items = (newValue ?? []).map { [PasteboardType.url: $0] } }
  }
  /// The first colour; nil if there is none.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours, one for each item; nil if there are none.
  open var colors: [UIColor]? {
    get { values(PasteboardType.color) { $0 as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
  }
  private func values<Value>(_ type: String, _ make: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { $0[type].flatMap(make) }
    return found.isEmpty ? nil : found
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  // MARK: Changes

  /// How often the items changed, here or elsewhere; reading it notices changes elsewhere.
  open var changeCount: Int {
    notice()
    return changes
  }

  /// Posted once the app has changed what a pasteboard holds, with the pasteboard as object.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}

/// The types of what pasteboards hold.
private enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let png = "public.png"
  static let url = "public.url"
  static let color = "com.apple.uikit.color"

  /// A value as bytes; nil if it has none.
  static func data(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
