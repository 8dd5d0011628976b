public import Foundation

extension UIApplication {
  /// Keys of the options for opening a link; none has an effect here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Opens a link outside of the app, such as a web page in the browser; says whether it could.
  ///
  /// Only the window of a running app opens links: a test or a capture opens none.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url) && stage?.onLink?(url) == true
    completion?(isOpened)
  }

  /// Whether a link can be opened: one to the web or of an e-mail, by a host that opens links.
  public func canOpenURL(_ url: URL) -> Bool {
    stage?.onLink != nil && Self.schemes.contains(url.scheme?.lowercased() ?? "")
  }

  private static let schemes: Set = ["http", "https", "mailto"]
}
