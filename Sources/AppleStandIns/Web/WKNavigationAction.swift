public import FoundationNetworking

/// What a web view is about to load.
open class WKNavigationAction: NSObject {
  /// What it will ask for.
  public let request: URLRequest
  /// What began it.
  public let navigationType: WKNavigationType

  init(_ request: URLRequest, _ type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
    super.init()
  }

  /// The frame that asks; a placeholder has the main one.
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request) }
  /// The frame that will show it; a placeholder has the main one.
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request) }
  /// Whether it is to be saved in place of shown; nothing is here.
  open var shouldPerformDownload: Bool { false }
}
