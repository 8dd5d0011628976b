/// The placeholders that storyboards and key paths name.
@MainActor public enum AppleStandInsClasses {
  /// Their tables.
  public static var tables: [ClassTable] {
    [
      ClassTable(MKMapView.self, outlets: ["delegate": .init(\MKMapView.delegate)]),
      ClassTable(
        WKWebView.self,
        outlets: [
          "URL": .init(\WKWebView.url), "canGoBack": .init(\WKWebView.canGoBack),
          "canGoForward": .init(\WKWebView.canGoForward),
          "estimatedProgress": .init(\WKWebView.estimatedProgress),
          "loading": .init(\WKWebView.isLoading),
          "navigationDelegate": .init(\WKWebView.navigationDelegate),
          "title": .init(\WKWebView.title), "uiDelegate": .init(\WKWebView.uiDelegate),
        ]),
    ]
  }
}
