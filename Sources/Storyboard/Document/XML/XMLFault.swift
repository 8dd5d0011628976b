/// The messages about XML that is not well-formed.
enum XMLFault {
  static let cutOff = "it ends before its elements do; the file is cut off"

  /// The sentence for an error of the parser by libxml2's code, which is that of `NSError`.
  ///
  /// In `XMLParser.ErrorCode` of Foundation for Linux all codes are one too small.
  static func reason(code: Int, isAfterRoot: Bool) -> String {
    switch code {
    case 1: "it has < in a text, or a tag, comment or CDATA section of more than 10 MB"
    case 5 where isAfterRoot: "it has something behind its root element; the file is damaged"
    case 5: cutOff
    case 8, 9: "it has a character that XML does not allow; take it out"
    case 23, 68: "a name or ; is missing, or it has & or < instead of &amp; or &lt;"
    case 26: "it names an entity that XML does not have; write &amp; for &"
    case 38: "the value of an attribute does not end, or has < instead of &lt;"
    case 39: "the value of an attribute has no quotation marks; the file is damaged"
    case 40: "the value of an attribute does not end or has more than 10 MB"
    case 41: "an attribute has no value; the file is damaged"
    case 42: "an element has an attribute twice; take one out"
    case 45, 63: "a comment or CDATA section does not end; the file is cut off"
    case 65, 73: "a tag does not end; the file is damaged"
    case 76: "an end tag does not fit its element; the file is damaged"
    default: "it is not well-formed XML (error \(code) of libxml2); the file is damaged"
    }
  }
}
