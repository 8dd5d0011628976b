/// What pages may do.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest text.
  open var minimumFontSize: CGFloat = 0

  /// What is usual.
  public override nonisolated init() { super.init() }
}
