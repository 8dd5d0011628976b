extension WKWebView {
  /// Runs no script, and answers nil.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    Answer.later { completionHandler?(nil, nil) }
  }

  /// Runs no script, and answers nil.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

  /// Makes a PDF without pages.
  public func createPDF(
    configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    Answer.later { completionHandler(.success(Self.emptyPDF)) }
  }

  /// Makes an archive that holds the address alone.
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let address = url?.absoluteString ?? ""
    let archive = ["WebMainResource": ["WebResourceURL": address]]
    Answer.later {
      completionHandler(
        Result {
          try PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0)
        })
    }
  }

  /// Takes a picture of the placeholder.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let picture = UIGraphicsImageRenderer(size: bounds.size).image { [self] _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    Answer.later { completionHandler(picture, nil) }
  }

  /// The shortest document that is a PDF.
  private static let emptyPDF = Data(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
      .utf8)
}
