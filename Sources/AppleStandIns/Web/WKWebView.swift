public import FoundationNetworking

/// A web view that loads nothing: a labelled box with the address or the beginning of the text that it
/// was given.
///
/// Its delegate is notified in WebKit's order, after the call that asked, and each load succeeds. Scripts are
/// not run, and their result is nil.
open class WKWebView: UIView {
  /// The configuration that the view was made with.
  open private(set) var configuration: WKWebViewConfiguration
  /// The object that decides what is loaded, and is notified of loads.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that would show what scripts ask for; here it is only kept.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of pages; here it is empty.
  public let scrollView = UIScrollView()
  private let placeholder = PlaceholderView(symbol: "globe", name: "Web view")
  private var history = WebHistory()
  private var pending: WKNavigation?

  /// A web view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addParts()
  }

  /// A web view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A web view of a storyboard.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    cover(with: placeholder)
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  // MARK: State

  /// The address of the page that is being loaded, else of the visible one.
  open var url: URL? { pending?.page.url ?? history.current?.url }
  /// The page's title, which no placeholder knows; here it is the address's host.
  open var title: String? { history.current?.title }
  /// Whether a load has begun and not ended.
  open var isLoading: Bool { pending != nil }
  /// How much is loaded: none or all.
  open var estimatedProgress: Double { isLoading || history.current == nil ? 0 : 1 }
  /// Whether the page was loaded securely; here any page with an address of `https`.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The user agent that servers see; here it is only kept.
  open var customUserAgent: String?
  /// Whether swipes go back and forward; here it is only kept.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a pressed link shows a preview; here it is only kept.
  open var allowsLinkPreview = true
  /// Whether a debugger may look at it; here it is only kept.
  open var isInspectable = false
  /// The scale of the page; here it is only kept.
  open var pageZoom: CGFloat = 1
  /// Whether there is something to go back to.
  open var canGoBack: Bool { history.canGoBack }
  /// Whether there is something to go forward to.
  open var canGoForward: Bool { history.canGoForward }

  // MARK: Loading

  /// Loads an address.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    start(WebPage(request: request, detail: request.url?.absoluteString ?? ""), .other)
  }

  /// Loads a text.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(WebPage(html: string, base: baseURL), .other)
  }

  /// Loads a file.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    start(WebPage(request: URLRequest(url: URL), detail: URL.lastPathComponent), .other)
  }

  /// Loads data of a type.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let size = "\(MIMEType), \(data.count) bytes"
    return start(WebPage(request: URLRequest(url: baseURL), detail: size), .other)
  }

  /// Loads the visible page again.
  @discardableResult open func reload() -> WKNavigation? {
    history.current.flatMap { start($0, .reload, move: .stay) }
  }

  /// Loads the visible page again, even if it is cached.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends a load; the delegate is notified that it failed.
  open func stopLoading() {
    guard let navigation = pending else { return }
    pending = nil
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: URLError(.cancelled))
  }

  /// Goes back to the page before.
  @discardableResult open func goBack() -> WKNavigation? {
    history.previous.flatMap { start($0, .backForward, move: .back) }
  }

  /// Goes forward again.
  @discardableResult open func goForward() -> WKNavigation? {
    history.next.flatMap { start($0, .backForward, move: .forward) }
  }

  private func start(
    _ page: WebPage, _ type: WKNavigationType, move: WebHistory.Move = .push
  ) -> WKNavigation {
    let navigation = WKNavigation(page: page, type: type, move: move)
    pending = navigation
    Answer.later { [weak self] in self?.decide(on: navigation) }
    return navigation
  }
}

// MARK: The steps of a load

extension WKWebView {
  private func decide(on navigation: WKNavigation) {
    guard pending === navigation else { return }
    guard let delegate = navigationDelegate else { return begin(navigation) }
    let action = WKNavigationAction(navigation.page.request, navigation.type)
    delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, pending === navigation else { return }
      if policy == .allow { begin(navigation) } else { pending = nil }
    }
  }

  private func begin(_ navigation: WKNavigation) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    guard pending === navigation else { return }
    let response = WKNavigationResponse(navigation.page.request)
    guard let delegate = navigationDelegate else { return finish(navigation) }
    delegate.webView(self, decidePolicyFor: response) { [weak self] policy in
      guard let self, pending === navigation else { return }
      if policy == .allow { finish(navigation) } else { stopLoading() }
    }
  }

  private func finish(_ navigation: WKNavigation) {
    history.go(navigation.move, to: navigation.page)
    placeholder.detail = navigation.page.detail
    navigationDelegate?.webView(self, didCommit: navigation)
    guard pending === navigation else { return }
    pending = nil
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}
