/// The scripts that an app adds to pages.
///
/// Here they are only kept.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Nothing yet.
  public override nonisolated init() { super.init() }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds who is told what scripts say; none does here.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes who is told.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}
