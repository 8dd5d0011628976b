import Foundation

/// Looks through the bytes of XML for what the parser must not be given.
///
/// libxml2 expands and fetches what document types declare, and takes 20 seconds for 200,000
/// attributes of one element. FoundationXML 6.3 for Linux traps on instructions such as `<?a?>`.
struct TagCheck {
  /// Where a byte stands.
  private enum Place {
    /// Between tags, or in a comment, a CDATA section or the XML declaration.
    case text
    case tag
    /// In the value of an attribute, up to the next such quotation mark.
    case value(quote: UInt8)
  }

  private var place = Place.text
  private var attributeCount = 0
  private var attributeCountInAll = 0
  /// Why the file may not be parsed.
  private var reason: String?

  /// Why a file may not be parsed, and the line of it; nil if it may.
  static func refusal(of contents: Data) -> (line: Int, reason: String)? {
    contents.withUnsafeBytes { bytes in
      var check = TagCheck()
      var index = 0
      while index < bytes.count, check.reason == nil {
        // Neither text nor the value of an attribute can have this character.
        if bytes[index] == .less {
          check.beginTag(bytes[(index + 1)...], isFirst: index <= FileForm.mark.count)
        } else {
          check.consume(bytes[index])
        }
        index += 1
      }
      return check.reason.map { (line: 1 + bytes[..<index].count { $0 == .lineFeed }, reason: $0) }
    }
  }

  private mutating func beginTag(_ rest: Slice<UnsafeRawBufferPointer>, isFirst: Bool) {
    place = .text
    if rest.first == UInt8(ascii: "?") {
      guard !isFirst || !rest.starts(with: "?xml ".utf8) else { return }
      reason =
        "it has a processing instruction (<?...?>), which storyboards never do; take it out"
    } else if rest.first != UInt8(ascii: "!") {
      place = .tag
      attributeCount = 0
    } else if rest.starts(with: "!DOCTYPE".utf8) || rest.starts(with: "!ENTITY".utf8) {
      reason = "it declares a document type (<!DOCTYPE>), which storyboards never do; take it out"
    }
  }

  private mutating func consume(_ byte: UInt8) {
    switch place {
    case .text: break
    case .tag:
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        place = .value(quote: byte)
        countAttribute()
      } else if byte == UInt8(ascii: ">") {
        place = .text
      }
    case .value(let quote): if byte == quote { place = .tag }
    }
  }

  private mutating func countAttribute() {
    attributeCount += 1
    attributeCountInAll += 1
    if attributeCount > DocumentLimits.maximumAttributes {
      reason = "an element has more than \(DocumentLimits.maximumAttributes) attributes"
    } else if attributeCountInAll > DocumentLimits.maximumTotalAttributes {
      reason = "it has more than \(DocumentLimits.maximumTotalAttributes) attributes"
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let less = UInt8(ascii: "<")

  /// Whether XML sees it as a space.
  var isSpace: Bool {
    self == 0x20 || (self >= 0x09 && self <= 0x0D && self != 0x0B && self != 0x0C)
  }
}
