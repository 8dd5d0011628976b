/// Reads property lists in the older form with braces, as `project.pbxproj` is written.
///
/// It works on bytes, as projects have up to tens of megabytes.
struct BraceScanner {
  let file: String
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  /// How many lists may be in each other.
  static let deepest = 200

  /// The value that is the whole text.
  mutating func propertyList() throws(ProjectError) -> PropertyList {
    try skipSpaces()
    let value = try value(depth: 0)
    try skipSpaces()
    guard next == nil else { throw fault("something is behind its last brace") }
    return value
  }

  /// An error at a byte, by default the next one.
  func fault(_ reason: String, at position: Int? = nil) -> ProjectError {
    let place = PlaceInText(of: position ?? self.position, in: bytes)
    return ProjectError(path: file, line: place.line, column: place.column, reason: reason)
  }

  /// The next byte.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(ProjectError) -> PropertyList {
    guard depth < Self.deepest else {
      throw fault("more than \(Self.deepest) lists are in each other")
    }
    if skip(UInt8(ascii: "{")) { return .dictionary(try entries(depth: depth + 1)) }
    if skip(UInt8(ascii: "(")) { return .array(try values(depth: depth + 1)) }
    if skip(UInt8(ascii: "<")) { return .data(try digits()) }
    return .string(try text(of: "a value"))
  }

  /// The entries after a brace.
  private mutating func entries(depth: Int) throws(ProjectError) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    try skipSpaces()
    while !skip(UInt8(ascii: "}")) {
      let key = try text(of: "a key or }")
      try skipSpaces()
      guard skip(UInt8(ascii: "=")) else { throw fault("= is missing after \(key.prefix(60))") }
      try skipSpaces()
      entries[key] = try value(depth: depth)
      try skipSpaces()
      guard skip(UInt8(ascii: ";")) else {
        throw fault("; is missing after the value of \(key.prefix(60))")
      }
      try skipSpaces()
    }
    return entries
  }

  /// The values after a bracket, between commas; the last may have one, too.
  private mutating func values(depth: Int) throws(ProjectError) -> [PropertyList] {
    var values: [PropertyList] = []
    try skipSpaces()
    while !skip(UInt8(ascii: ")")) {
      values.append(try value(depth: depth))
      try skipSpaces()
      guard skip(UInt8(ascii: ",")) || next == UInt8(ascii: ")") else {
        throw fault("a list does not end; ) is missing")
      }
      try skipSpaces()
    }
    return values
  }

  private mutating func digits() throws(ProjectError) -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: ">") { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard skip(UInt8(ascii: ">")) else { throw fault("bytes do not end; > is missing", at: start) }
    return digits
  }
}
