public import FoundationNetworking

/// What a server is taken to have answered: that all is well.
open class WKNavigationResponse: NSObject {
  /// The answer; 200 for addresses of the web.
  public let response: URLResponse

  init(_ request: URLRequest) {
    let address = request.url ?? URL(fileURLWithPath: "/")
    response =
      HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil)
      ?? URLResponse(
        url: address, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil)
    super.init()
  }

  /// Whether it is for the whole page.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }
}
