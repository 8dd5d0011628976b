import Foundation

/// Reads property lists in XML.
struct PropertyListXML {
  private var scanner: XMLScanner

  init(file: String, bytes: UnsafeBufferPointer<UInt8>) {
    scanner = XMLScanner(file: file, bytes: bytes)
  }

  /// The value inside `<plist>`.
  mutating func propertyList() throws(ProjectError) -> PropertyList {
    let root = try element()
    guard root?.name == "plist", root?.isEmpty == false, let first = try element() else {
      throw scanner.fault("it holds no <plist> with a value")
    }
    let value = try value(of: first, depth: 0)
    try end("plist")
    return value
  }

  /// The next element that begins; nil if one ends, or the file does.
  private mutating func element() throws(ProjectError) -> (name: String, isEmpty: Bool)? {
    while let token = try next() {
      switch token {
      case .start(let name, _, let isEmpty): return (name, isEmpty)
      case .end(let name): pending = name
      case .text: continue
      }
      return nil
    }
    throw scanner.fault("the file is cut off; an end tag is missing")
  }

  /// The name of an end tag that was read and is still to come for those who ask.
  private var pending: String?

  private mutating func next() throws(ProjectError) -> XMLScanner.Token? {
    if let name = pending {
      pending = nil
      return .end(name: name)
    }
    return try scanner.token()
  }

  private mutating func value(
    of element: (name: String, isEmpty: Bool), depth: Int
  ) throws(ProjectError) -> PropertyList {
    guard depth < BraceScanner.deepest else {
      throw scanner.fault("more than \(BraceScanner.deepest) lists are in each other")
    }
    switch element.name {
    case "dict": return .dictionary(element.isEmpty ? [:] : try entries(depth: depth + 1))
    case "array": return .array(element.isEmpty ? [] : try values(depth: depth + 1))
    default: return try plain(element)
    }
  }

  private mutating func plain(
    _ element: (name: String, isEmpty: Bool)
  ) throws(ProjectError) -> PropertyList {
    let start = scanner.position
    let name = element.name
    let text = element.isEmpty ? "" : try text(of: name)
    let number = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch name {
    case "string": return .string(text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "date": return .date(number)
    case "data": return .data(number)
    case "integer": if let value = Int(number) { return .integer(value) }
    case "real": if let value = Double(number) { return .real(value) }
    default:
      throw scanner.fault("there is no value <\(name.prefix(60))> in property lists", at: start)
    }
    throw scanner.fault("“\(number.prefix(60))” is no number", at: start)
  }

  private mutating func entries(depth: Int) throws(ProjectError) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    while let element = try element() {
      guard element.name == "key" else {
        throw scanner.fault("a <key> is missing before <\(element.name.prefix(60))>")
      }
      let key = element.isEmpty ? "" : try text(of: "key")
      guard let next = try self.element() else {
        throw scanner.fault("the value of \(key.prefix(60)) is missing")
      }
      entries[key] = try value(of: next, depth: depth)
    }
    try end("dict")
    return entries
  }

  private mutating func values(depth: Int) throws(ProjectError) -> [PropertyList] {
    var values: [PropertyList] = []
    while let element = try element() { values.append(try value(of: element, depth: depth)) }
    try end("array")
    return values
  }

  /// The text up to an end tag.
  private mutating func text(of name: String) throws(ProjectError) -> String {
    var text = ""
    while let token = try next() {
      switch token {
      case .text(let part): text += part
      case .end(name): return text
      default: throw scanner.fault("an end tag does not fit: </\(name)> is missing")
      }
    }
    throw scanner.fault("the file is cut off: </\(name)> is missing")
  }

  private mutating func end(_ name: String) throws(ProjectError) {
    while let token = try next() {
      switch token {
      case .text: continue
      case .end(name): return
      default: throw scanner.fault("an end tag does not fit: </\(name)> is missing")
      }
    }
    throw scanner.fault("the file is cut off: </\(name)> is missing")
  }
}
