import Drawing

/// Reads one line of a record from left to right; each method returns nil if the line does not
/// match.
struct LineScanner {
  private var rest: Substring

  init(_ line: String) { rest = Substring(line) }

  /// Whether all of the line is read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Reads exactly this text; returns false and reads nothing if other text is there.
  mutating func word(_ word: String) -> Bool {
    guard rest.utf8.starts(with: word.utf8) else { return false }
    rest = Substring(rest.utf8.dropFirst(word.utf8.count))
    return true
  }

  /// Reads a name between quotes.
  mutating func quoted() -> String? {
    guard word("\"") else { return nil }
    var isEscaped = false
    for index in rest.utf8.indices {
      if isEscaped {
        isEscaped = false
      } else if rest.utf8[index] == UInt8(ascii: "\\") {
        isEscaped = true
      } else if rest.utf8[index] == UInt8(ascii: "\"") {
        let name = rest[..<index]
        rest = rest[rest.utf8.index(after: index)...]
        return RecordName.read(name)
      }
    }
    return nil
  }

  /// Reads a number with decimals.
  mutating func number() -> Double? { Decimals.number(field()) }

  /// Reads a whole number that is not negative.
  mutating func count() -> Int? {
    let digits = field { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return Int(digits)
  }

  /// Reads a number of pixels or cells: at least one, and no more than a picture can have.
  mutating func extent() -> Int? {
    count().flatMap { (1...Self.maximumExtent).contains($0) ? $0 : nil }
  }

  /// Far above any screen and any film, and small enough that the product of two does not overflow.
  private static let maximumExtent = 1_000_000

  /// Reads the name and version in a line `made with NAME VERSION`.
  mutating func maker() -> (name: String, version: String)? {
    guard word("made with "), let gap = rest.utf8.lastIndex(of: UInt8(ascii: " ")),
      let name = RecordName.read(rest[..<gap]),
      let version = RecordName.read(rest[rest.utf8.index(after: gap)...])
    else { return nil }
    rest = ""
    return (name, version)
  }

  /// Reads the rest of the line as fields separated by at least this many spaces.
  mutating func fields(apart spaces: Int) -> [Substring] {
    defer { rest = "" }
    let space = UInt8(ascii: " ")
    var fields: [Substring] = []
    var start = rest.startIndex
    var gap = spaces
    var end = rest.startIndex
    for index in rest.utf8.indices {
      if rest.utf8[index] == space {
        gap += 1
        continue
      }
      if gap >= spaces {
        if start < end { fields.append(rest[start..<end]) }
        start = index
      }
      gap = 0
      end = rest.utf8.index(after: index)
    }
    return start < end ? fields + [rest[start..<end]] : fields
  }

  /// Reads a fingerprint.
  mutating func fingerprint() -> Fingerprint? { Fingerprint(field()) }

  private mutating func field() -> Substring {
    field { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
  }

  private mutating func field(while belongs: (UInt8) -> Bool) -> Substring {
    let end = rest.utf8.firstIndex { !belongs($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}
