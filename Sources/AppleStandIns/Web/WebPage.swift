import FoundationNetworking

/// The page that a web view was asked to show.
struct WebPage {
  let request: URLRequest
  /// The text of the page in the placeholder.
  let detail: String

  var url: URL? { request.url }
  var title: String { url?.host ?? "" }
}

extension WebPage {
  /// A page that is given as its source; the placeholder says how its text begins.
  init(html: String, base: URL?) {
    let text = html.replacing(/<(script|style)[^>]*>(.|\n)*?<\/(script|style)>|<[^>]*>/, with: " ")
    let words = text.split(whereSeparator: \.isWhitespace)
    let address = base ?? URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
    self.init(
      request: URLRequest(url: address),
      detail: words.prefix(Self.maximumWords).joined(separator: " ")
        + (words.count > Self.maximumWords ? " …" : ""))
  }

  private static let maximumWords = 40
}
