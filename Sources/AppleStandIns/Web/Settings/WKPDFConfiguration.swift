/// The part of a page that becomes a PDF.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// The rectangle of the part; nil for the whole page.
  open var rect: CGRect?

  /// The whole page.
  public override nonisolated init() { super.init() }
}
