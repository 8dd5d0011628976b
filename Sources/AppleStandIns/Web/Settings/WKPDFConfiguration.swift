/// What of a page becomes a PDF.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// The part; nil for all.
  open var rect: CGRect?

  /// All of it.
  public override nonisolated init() { super.init() }
}
