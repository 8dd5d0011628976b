import AppleStandIns
import FoundationNetworking
import Testing

/// A web view, which loads nothing and tells its delegate all the same.
@MainActor @Suite struct WKWebViewTests {
  private final class Delegate: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    var actionPolicy = WKNavigationActionPolicy.allow
    var responsePolicy = WKNavigationResponsePolicy.allow

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      calls.append("action \(navigationAction.navigationType.rawValue)")
      decisionHandler(actionPolicy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      calls.append("start")
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
      calls.append("response")
      decisionHandler(responsePolicy)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      calls.append("commit")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finish")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { calls.append("fail") }
  }

  private let delegate = Delegate()
  private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() { webView.navigationDelegate = delegate }

  private func load(_ address: String) throws {
    webView.load(URLRequest(url: try #require(URL(string: address))))
  }

  private var texts: [String] {
    func labels(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    return labels(in: webView)
  }

  @Test func `the delegate is told in order, after the call`() async throws {
    try load("https://example.com/a")
    #expect(delegate.calls == [] && webView.isLoading)
    await finishMainQueue()
    #expect(delegate.calls == ["action -1", "start", "response", "commit", "finish"])
    #expect(!webView.isLoading && webView.url?.absoluteString == "https://example.com/a")
    #expect(webView.title == "example.com" && webView.estimatedProgress == 1)
    #expect(texts == ["Web view", "https://example.com/a"])
  }

  @Test func `a load that is not allowed does not begin`() async throws {
    delegate.actionPolicy = .cancel
    try load("https://example.com/a")
    await finishMainQueue()
    #expect(delegate.calls == ["action -1"] && !webView.isLoading && webView.url == nil)
  }

  @Test func `an answer that is not allowed fails`() async throws {
    delegate.responsePolicy = .cancel
    try load("https://example.com/a")
    await finishMainQueue()
    #expect(delegate.calls == ["action -1", "start", "response", "fail"])
  }

  @Test func `of two loads the later one counts, and a stopped one fails`() async throws {
    try load("https://example.com/a")
    try load("https://example.com/b")
    await finishMainQueue()
    #expect(delegate.calls.filter { $0 == "finish" }.count == 1)
    #expect(webView.url?.path == "/b")
    webView.reload()
    webView.stopLoading()
    await finishMainQueue()
    #expect(delegate.calls.last == "fail")
  }

  @Test func `it goes back and forward`() async throws {
    for name in ["a", "b"] {
      try load("https://example.com/\(name)")
      await finishMainQueue()
    }
    #expect(webView.canGoBack && !webView.canGoForward)
    webView.goBack()
    await finishMainQueue()
    #expect(webView.url?.path == "/a" && !webView.canGoBack && webView.canGoForward)
    #expect(delegate.calls.contains("action 2"))
    webView.goForward()
    await finishMainQueue()
    #expect(webView.url?.path == "/b")
    #expect(webView.goForward() == nil)
  }

  @Test func `a page of its own shows how its text begins`() async {
    webView.loadHTMLString("<style>p {}</style><p>Hello <b>you</b></p>", baseURL: nil)
    await finishMainQueue()
    #expect(texts.last == "Hello you")
    #expect(webView.url?.absoluteString == "about:blank")
  }

  @Test func `scripts answer nil, and documents are made`() async throws {
    var answers: [String] = []
    webView.evaluateJavaScript("1 + 1") { value, error in
      answers.append("\(value == nil) \(error == nil)")
    }
    webView.createPDF { result in
      answers.append(String(decoding: (try? result.get().prefix(5)) ?? Data(), as: UTF8.self))
    }
    await finishMainQueue()
    #expect(answers == ["true true", "%PDF-"])
    #expect(try await webView.evaluateJavaScript("1") == nil)
  }

  @Test func `its state is reached by names, and a storyboard makes it`() async throws {
    ClassTable.register(AppleStandInsClasses.tables)
    #expect(AppleStandInsClasses.tables.map(\.name) == ["MKMapView", "WKWebView"])
    #expect(webView.value(forKey: "estimatedProgress") as? Double == 0)
    webView.load(URLRequest(url: try #require(URL(string: "https://harbour.example"))))
    #expect(webView.value(forKey: "loading") as? Bool == true)
    await finishMainQueue()
    #expect(webView.value(forKey: "estimatedProgress") as? Double == 1)
  }

  @Test func `without arguments it is a web view, too`() {
    #expect(WKWebView().configuration.dataDetectorTypes == [])
  }
}
