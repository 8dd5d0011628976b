/// When a script of an app would run in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's content.
  case atDocumentStart = 0
  /// After it.
  case atDocumentEnd = 1
}
