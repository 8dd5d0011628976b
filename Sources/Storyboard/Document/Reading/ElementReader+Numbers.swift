extension ElementReader {
  /// An attribute that is written `YES` or `NO`.
  public func bool(_ name: String, of element: DocumentElement) -> Bool? {
    switch self.word(name, of: element) {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    default:
      note(name, is: "YES or NO", at: element)
      return nil
    }
  }

  /// An attribute that is a whole number; it fits into 32 bits.
  public func int(_ name: String, of element: DocumentElement) -> Int? {
    guard let text = self.word(name, of: element) else { return nil }
    // Some whole numbers are written as 1.0.
    let number = Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    guard let number, number.magnitude <= UInt(DocumentLimits.largestWhole) else {
      note(name, is: "a whole number of 32 bits", at: element)
      return nil
    }
    return number
  }

  /// An attribute that is a finite number.
  public func double(_ name: String, of element: DocumentElement) -> Double? {
    guard let text = self.word(name, of: element) else { return nil }
    guard let number = Double(text), number.isFinite else {
      note(name, is: "a number", at: element)
      return nil
    }
    return number
  }

  /// An attribute that is a length or a position in points.
  public func length(_ name: String, of element: DocumentElement) -> Double? {
    guard let number = double(name, of: element) else { return nil }
    guard abs(number) <= DocumentLimits.longest else {
      note(name, is: "a length on a screen", at: element)
      return nil
    }
    return number
  }
}
