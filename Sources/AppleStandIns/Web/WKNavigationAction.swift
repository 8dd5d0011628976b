public import FoundationNetworking

/// A load that a web view is about to begin.
open class WKNavigationAction: NSObject {
  /// The request that will be loaded.
  public let request: URLRequest
  /// The cause of the load.
  public let navigationType: WKNavigationType

  init(_ request: URLRequest, _ type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
    super.init()
  }

  /// The frame that asks; a placeholder has the main one.
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request) }
  /// The frame that will show it; a placeholder has the main one.
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request) }
  /// Whether the response is saved instead of shown; here none is saved.
  open var shouldPerformDownload: Bool { false }
}
