import Foundation

extension ElementReader {
  /// Text that is an attribute or, as long text is, a child.
  ///
  /// Text cannot be garbled; a child that holds something else than text is noted.
  public func string(_ name: String, of element: DocumentElement) -> String? {
    if let text = self.word(name, of: element) { return text }
    guard let child = self.child(name, of: element), child.tag != "nil" else { return nil }
    guard ["string", "mutableString"].contains(child.tag) else {
      note("\(name) of \(element.name) is no text, so it is left out", at: child)
      return nil
    }
    return child["base64-UTF8"] == "YES" ? decoded(child) : child.text
  }

  /// Text with characters that XML does not allow is written in base 64.
  private func decoded(_ child: DocumentElement) -> String? {
    let letters = child.text.filter { !$0.isWhitespace && $0 != "=" }
    // Xcode leaves out the padding.
    let padding = String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: letters + padding) else {
      note("its base 64 is damaged, so it is left out", at: child)
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
