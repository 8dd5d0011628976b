/// Is told what scripts of pages say; no script runs here, so it is not called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script says something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
