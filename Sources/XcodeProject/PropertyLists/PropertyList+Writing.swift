extension PropertyList {
  /// The list in XML, with its keys sorted.
  public var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(indent: ""))
    </plist>

    """
  }

  private func element(indent: String) -> String {
    switch self {
    case .string(let text): "\(indent)<string>\(text.escapedForXML)</string>"
    case .integer(let number): "\(indent)<integer>\(number)</integer>"
    case .real(let number): "\(indent)<real>\(number)</real>"
    case .bool(let isTrue): "\(indent)<\(isTrue)/>"
    case .date(let text): "\(indent)<date>\(text.escapedForXML)</date>"
    case .data(let text): "\(indent)<data>\(text.escapedForXML)</data>"
    case .array(let values):
      values.isEmpty
        ? "\(indent)<array/>"
        : "\(indent)<array>\n"
          + values.map { $0.element(indent: indent + "  ") + "\n" }.joined() + "\(indent)</array>"
    case .dictionary(let entries):
      entries.isEmpty
        ? "\(indent)<dict/>"
        : "\(indent)<dict>\n"
          + entries.sorted { $0.key < $1.key }.map { key, value in
            "\(indent)  <key>\(key.escapedForXML)</key>\n\(value.element(indent: indent + "  "))\n"
          }.joined() + "\(indent)</dict>"
    }
  }
}

extension String {
  fileprivate var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
