/// The configuration of a web view.
///
/// Here it is only kept.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The scripts that it runs.
  open var userContentController = WKUserContentController()
  /// The permissions of pages.
  open var preferences = WKPreferences()
  /// The default preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The store of cookies and the like.
  open var websiteDataStore = WKWebsiteDataStore(isPersistent: true)
  /// The pool of processes that pages run in.
  open var processPool = WKProcessPool()
  /// The kinds of text that become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films play in a picture.
  open var allowsPictureInPictureMediaPlayback = true
  /// The kinds of media that only a person can start.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether nothing is shown before the whole page is loaded.
  open var suppressesIncrementalRendering = false
  /// The text that is added to the user agent that servers see.
  open var applicationNameForUserAgent: String?

  /// The default configuration.
  public override nonisolated init() { super.init() }
}
