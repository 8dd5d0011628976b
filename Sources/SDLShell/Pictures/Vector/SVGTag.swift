/// A tag of an SVG file, parsed as the drawing library does: from `<` to the next `>`.
nonisolated struct SVGTag {
  enum Kind { case opening, closing, empty }

  typealias Bytes = ArraySlice<UInt8>

  let kind: Kind
  let name: String
  let attributes: [(name: String, value: Bytes)]

  /// The tags of a file, one after the other.
  static func all(in file: [UInt8]) -> some Sequence<SVGTag> {
    sequence(state: file[...], next: next)
  }

  private static func next(in rest: inout Bytes) -> SVGTag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let text = rest[(start + 1)...]
      guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      rest = text[(end + 1)...]
      if let tag = SVGTag(text[..<end]) { return tag }
    }
    return nil
  }

  /// Parses the text between the angle brackets; nil for comments and declarations.
  private init?(_ text: Bytes) {
    var rest = text.drop(while: \.isBlank)
    guard let first = rest.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else {
      return nil
    }
    let isClosing = first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst() }
    let isEmpty = rest.last == UInt8(ascii: "/")
    kind = isClosing ? .closing : isEmpty ? .empty : .opening
    name = String(decoding: rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    rest = rest.drop { !$0.isBlank }
    var attributes: [(String, Bytes)] = []
    while let attribute = Self.attribute(in: &rest) { attributes.append(attribute) }
    self.attributes = attributes
  }

  private static func attribute(in rest: inout Bytes) -> (String, Bytes)? {
    rest = rest.drop(while: \.isBlank)
    let name = rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "=") }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard let quote = rest.first else { return nil }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return (String(decoding: name, as: UTF8.self), value)
  }

  /// The value of an attribute; nil if it is missing.
  func value(_ name: String) -> Bytes? { attributes.last { $0.name == name }?.value }
}

nonisolated extension UInt8 {
  var isBlank: Bool { self == 32 || (9...13).contains(self) }
}
