/// The permissions of pages.
///
/// Here they are only kept.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The minimum size of text.
  open var minimumFontSize: CGFloat = 0

  /// The default preferences.
  public override nonisolated init() { super.init() }
}
