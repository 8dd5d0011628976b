/// The part of a page that becomes a picture.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle of the part; null for the whole page.
  open var rect = CGRect.null
  /// The width of the picture in points; nil for the page's.
  open var snapshotWidth: NSNumber?

  /// The whole page.
  public override nonisolated init() { super.init() }
}
