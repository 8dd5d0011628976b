/// What a web view is made with.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The scripts that it runs.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What is usual for pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Where it keeps cookies and the like.
  open var websiteDataStore = WKWebsiteDataStore(isPersistent: true)
  /// Which process pages run in.
  open var processPool = WKProcessPool()
  /// What of texts becomes links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films play in a picture.
  open var allowsPictureInPictureMediaPlayback = true
  /// What a person has to ask for before it plays.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether nothing is shown before all is there.
  open var suppressesIncrementalRendering = false
  /// What is added to the name that servers see.
  open var applicationNameForUserAgent: String?

  /// What is usual.
  public override nonisolated init() { super.init() }
}
