public import FoundationNetworking

/// The assumed response of a server: success.
open class WKNavigationResponse: NSObject {
  /// The response; 200 for addresses of the web.
  public let response: URLResponse

  init(_ request: URLRequest) {
    let address = request.url ?? URL(fileURLWithPath: "/")
    response =
      HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil)
      ?? URLResponse(
        url: address, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil)
    super.init()
  }

  /// Whether the response is for the whole page.
  open var isForMainFrame: Bool { true }
  /// Whether the response can be shown.
  open var canShowMIMEType: Bool { true }
}
