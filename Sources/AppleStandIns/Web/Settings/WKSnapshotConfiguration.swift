/// What of a page becomes a picture.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part; null for all.
  open var rect = CGRect.null
  /// Its width in points; nil for the page's.
  open var snapshotWidth: NSNumber?

  /// All of it.
  public override nonisolated init() { super.init() }
}
