public import FoundationNetworking

/// A frame of a page; a placeholder has one.
open class WKFrameInfo: NSObject {
  /// The request that the frame shows.
  public let request: URLRequest

  init(_ request: URLRequest) {
    self.request = request
    super.init()
  }

  /// Whether the frame is the whole page.
  open var isMainFrame: Bool { true }
}
