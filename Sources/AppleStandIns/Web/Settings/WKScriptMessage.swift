/// What a script of a page says; none does here.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// To whom.
  open var name: String { "" }
}
