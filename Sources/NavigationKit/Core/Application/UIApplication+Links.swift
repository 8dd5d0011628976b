public import Foundation

extension UIApplication {
  /// Keys of the options for opening a link; none has an effect here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The link to the app's settings, which there are none of here: it cannot be opened.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens a link outside of the app; returns whether it could.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    var isOpened = false
    open(url) { isOpened = $0 }
    return isOpened
  }

  func openOutside(_ url: URL) -> Bool { canOpenURL(url) && stage?.onLink?(url) == true }

  func isOpenable(_ url: URL) -> Bool {
    stage?.onLink != nil && Self.schemes.contains(url.scheme?.lowercased() ?? "")
  }

  private static let schemes: Set = ["http", "https", "mailto"]
}
