/// The permissions of a page.
///
/// Here they are only kept.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether its scripts run.
  open var allowsContentJavaScript = true

  /// The default preferences.
  public override nonisolated init() { super.init() }
}
