/// Reads a record line by line, skipping empty lines.
struct RecordLines {
  /// A line that is not empty, counted from 1.
  struct Line {
    let number: Int
    let text: String
  }

  private var rest: ArraySlice<Line>
  private var last = Line(number: 0, text: "")
  /// The number of the line after the last that is not empty.
  private let end: Int

  /// Splits a text; throws for a Git LFS pointer or a merge conflict.
  init(_ text: String) throws(RecordError) {
    if RecordError.isLargeFilePointer(text.utf8) { throw .largeFilePointer }
    let lines = Self.filled(text)
    if let marker = lines.first(where: { RecordError.isConflictMarker($0.text) }) {
      throw .mergeConflict(line: marker.number)
    }
    rest = lines[...]
    end = (lines.last?.number ?? 0) + 1
  }

  /// The lines that are not empty, without LF or CRLF.
  static func filled(_ text: String) -> [Line] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { index, line in
        let isWindows = line.last == UInt8(ascii: "\r")
        return Line(number: index + 1, text: String(Substring(isWindows ? line.dropLast() : line)))
      }.filter { !$0.text.isEmpty }
  }

  /// The next line; nil at the end.
  var next: String? { rest.first?.text }

  /// Whether the next line begins so.
  func begins(with word: String) -> Bool { next?.utf8.starts(with: word.utf8) == true }

  /// Reads a whole line, or throws that `form` was expected.
  mutating func parseLine<Value>(_ form: String, reading: (inout LineScanner) -> Value?)
    throws(RecordError) -> Value
  {
    guard let line = rest.first else { throw unexpected(form) }
    var scanner = LineScanner(line.text)
    guard let value = reading(&scanner), scanner.isAtEnd else { throw unexpected(form) }
    rest.removeFirst()
    last = line
    return value
  }

  /// The error for a bad next line.
  func unexpected(_ form: String) -> RecordError {
    .unexpected(line: rest.first?.number ?? end, expected: form, found: next)
  }

  /// The error for a name that the last line repeats.
  func repeated(_ form: String) -> RecordError {
    .unexpected(line: last.number, expected: form, found: last.text)
  }
}
