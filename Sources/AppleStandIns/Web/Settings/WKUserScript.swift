/// A script that an app adds to pages; it is not run here.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for whole pages only.
  public let isForMainFrameOnly: Bool

  /// A script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime, isForMainFrameOnly) =
      (source, injectionTime, forMainFrameOnly)
    super.init()
  }
}
