/// What a page may do.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether its scripts run.
  open var allowsContentJavaScript = true

  /// What is usual.
  public override nonisolated init() { super.init() }
}
