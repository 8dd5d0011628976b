/// Where cookies and the like are kept; nothing is here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// Whether it outlives the app.
  public let isPersistent: Bool

  nonisolated init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// One that outlives the app.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }
  /// One that does not.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}
