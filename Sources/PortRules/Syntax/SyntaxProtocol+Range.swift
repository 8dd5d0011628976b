import SwiftSyntax

extension SyntaxProtocol {
  /// Its bytes in the source, without the white space and comments around it.
  var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The nearest syntax of a kind around it.
  func nearest<Wanted: SyntaxProtocol>(_ kind: Wanted.Type) -> Wanted? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0?.as(kind) }.first
  }
}

extension TokenSyntax {
  /// The name without the backticks of one that is also a keyword.
  var name: String {
    let text = self.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
