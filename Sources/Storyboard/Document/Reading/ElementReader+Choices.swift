extension ElementReader {
  /// An attribute that is one of the words of an enumeration.
  public func choice<Choice: RawRepresentable<String>>(
    _ name: String, of element: DocumentElement, as type: Choice.Type = Choice.self
  ) -> Choice? {
    guard let word = self.word(name, of: element) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      note(name, is: "a value known here", at: element)
      return nil
    }
    return choice
  }

  /// An attribute that is one of the words of a table.
  public func choice<Value>(
    _ name: String, of element: DocumentElement, among values: [String: Value]
  ) -> Value? {
    guard let word = self.word(name, of: element) else { return nil }
    guard let value = values[word] else {
      note(name, is: "a value known here", at: element)
      return nil
    }
    return value
  }

  /// The flags that are set in a child such as `<extendedEdge key="…" bottom="YES"/>`; nil if there
  /// is no such child.
  public func flags(_ key: String, of element: DocumentElement) -> Set<String>? {
    guard let child = self.child(key, of: element), child.tag != "nil" else { return nil }
    let names = child.attributes.keys.filter { !["key", "id"].contains($0) }.sorted()
    return Set(names.filter { bool($0, of: child) == true })
  }

  /// The autoresizing mask of a view; nil if the file has none.
  public func autoresizingMask(
    _ key: String = "autoresizingMask", of element: DocumentElement
  ) -> AutoresizingMask? {
    flags(key, of: element).map(AutoresizingMask.init(names:))
  }
}
