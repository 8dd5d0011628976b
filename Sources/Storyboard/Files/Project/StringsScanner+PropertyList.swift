/// Property lists in the form with braces, whose texts are those of strings files.
extension StringsScanner {
  /// The value that is the whole file: dictionaries, lists and texts.
  mutating func propertyList() throws(StoryboardError) -> Any {
    try skipSpaces()
    let value = try value(depth: 0)
    try skipSpaces()
    guard next == nil else { throw fault("something is behind its last brace") }
    return value
  }

  private mutating func value(depth: Int) throws(StoryboardError) -> Any {
    guard depth < DocumentLimits.deepest else {
      throw fault("more than \(DocumentLimits.deepest) lists are in each other")
    }
    if skip("{") { return try dictionary(depth: depth + 1) }
    if skip("(") { return try list(depth: depth + 1) }
    if skip("<") { return try bytes() }
    return try text(of: "a value")
  }

  /// The entries after a brace.
  private mutating func dictionary(depth: Int) throws(StoryboardError) -> [String: Any] {
    var entries: [String: Any] = [:]
    try skipSpaces()
    while !skip("}") {
      let key = try text(of: "a key or }")
      try skipSpaces()
      guard skip("=") else { throw fault("= is missing after \(DocumentIssue.shortened(key))") }
      try skipSpaces()
      entries[key] = try value(depth: depth)
      try skipSpaces()
      guard skip(";") else {
        throw fault("; is missing after the value of \(DocumentIssue.shortened(key))")
      }
      try skipSpaces()
    }
    return entries
  }

  /// The values after a bracket, between commas; the last may have one, too.
  private mutating func list(depth: Int) throws(StoryboardError) -> [Any] {
    var values: [Any] = []
    try skipSpaces()
    while !skip(")") {
      values.append(try value(depth: depth))
      try skipSpaces()
      guard skip(",") || next == ")" else { throw fault("a list does not end; ) is missing") }
      try skipSpaces()
    }
    return values
  }

  /// The digits of bytes, which no project's settings are made of.
  private mutating func bytes() throws(StoryboardError) -> [Unicode.Scalar] {
    var digits: [Unicode.Scalar] = []
    while let digit = next, digit != ">" {
      digits.append(digit)
      position += 1
    }
    guard skip(">") else { throw fault("bytes do not end; > is missing") }
    return digits
  }
}
