/// A message of a page's script; here no script sends one.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The content of the message.
  open var body: Any { NSNull() }
  /// The name of the handler that gets the message.
  open var name: String { "" }
}
