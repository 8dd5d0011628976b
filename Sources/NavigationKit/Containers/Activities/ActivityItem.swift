import Foundation

/// How an activity sheet shows one of its items.
struct ActivityItem: Hashable {
  /// The symbol's name.
  let symbol: String
  let title: String
  let detail: String

  init(_ item: Any) {
    switch item {
    case let text as String: self.init("doc.text", text.firstLine, "Text")
    case let text as NSAttributedString: self.init("doc.text", text.string.firstLine, "Text")
    case let link as URL where link.isFileURL: self.init("doc", link.lastPathComponent, "File")
    case let link as URL: self.init("link", link.absoluteString, "Link")
    case let image as UIImage:
      self.init("photo", "Image", "\(Int(image.size.width)) × \(Int(image.size.height))")
    default: self.init("doc", "\(item)", "\(type(of: item))")
    }
  }

  private init(_ symbol: String, _ title: String, _ detail: String) {
    (self.symbol, self.title, self.detail) = (symbol, title, detail)
  }
}

extension String {
  fileprivate var firstLine: String {
    String(drop(while: \.isWhitespace).prefix { !$0.isNewline })
  }
}
