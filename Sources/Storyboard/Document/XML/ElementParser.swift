import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Makes elements of XML; stops at the limits.
enum ElementParser {
  /// The root element of a file.
  static func root(of contents: Data, file: String) throws(StoryboardError) -> DocumentElement {
    if let refusal = FileForm(contents).refusal {
      throw StoryboardError(file: file, reason: refusal)
    }
    if let refusal = TagCheck.refusal(of: contents) {
      throw StoryboardError(file: file, line: refusal.line, reason: refusal.reason)
    }
    // From a stream, the parser takes a piece at a time instead of copying the whole.
    let parser = XMLParser(stream: InputStream(data: contents))
    let builder = ElementBuilder()
    parser.delegate = builder
    _ = parser.parse()
    guard let root = builder.root, builder.fault == nil else {
      let fault = builder.fault ?? XMLFault.cutOff
      throw StoryboardError(
        file: file, line: max(1, builder.faultLine ?? parser.lineNumber), reason: fault)
    }
    return root
  }
}

/// Takes the parser's events.
private final class ElementBuilder: NSObject, XMLParserDelegate {
  private(set) var root: DocumentElement?
  /// The first fault, and its line.
  private(set) var fault: String?
  private(set) var faultLine: Int?
  /// The elements that have begun and not ended, each with its children so far.
  private var open: [DocumentElement] = []
  private var comment: String?
  private var count = 0
  private var namespaceCount = 0

  func parser(
    _ parser: XMLParser, didStartElement tag: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard fault == nil else { return }
    count += 1
    namespaceCount += attributes.keys.count { $0.hasPrefix("xmlns") }
    if count > DocumentLimits.mostElements {
      stop(parser, "it has more than \(DocumentLimits.mostElements) elements")
    } else if open.count >= DocumentLimits.deepest {
      stop(parser, "it has more than \(DocumentLimits.deepest) elements in each other")
    } else if namespaceCount > DocumentLimits.maximumNamespaces {
      stop(parser, "it declares more than \(DocumentLimits.maximumNamespaces) namespaces")
    } else {
      open.append(
        DocumentElement(
          tag: tag, attributes: attributes, comment: comment, line: parser.lineNumber))
      comment = nil
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement tag: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard fault == nil, let element = open.popLast() else { return }
    comment = nil
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
      // The text between elements is only their indentation.
      open[open.count - 1].text = ""
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard fault == nil, open.last?.children.isEmpty == true else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, foundComment comment: String) { self.comment = comment }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    stop(parser, XMLFault.reason(code: (error as NSError).code, isAfterRoot: root != nil))
  }

  /// The parser reads on after errors, so it is stopped at the first.
  private func stop(_ parser: XMLParser, _ reason: String) {
    guard fault == nil else { return }
    (fault, faultLine) = (reason, parser.lineNumber)
    parser.abortParsing()
  }
}
