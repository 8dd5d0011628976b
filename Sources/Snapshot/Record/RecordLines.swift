/// The lines of a record one after the other, those that hold nothing left out.
struct RecordLines {
  /// A line that holds something, counted from 1.
  struct Line {
    let number: Int
    let text: String
  }

  private var rest: ArraySlice<Line>
  private var last = Line(number: 0, text: "")
  /// The number of the line after all that hold something.
  private let end: Int

  /// Takes a text apart; throws where Git left something that is no record.
  init(_ text: String) throws(RecordError) {
    if RecordError.isLargeFilePointer(text.utf8) { throw .largeFilePointer }
    let lines = Self.filled(text)
    if let marker = lines.first(where: { RecordError.isConflictMarker($0.text) }) {
      throw .mergeConflict(line: marker.number)
    }
    rest = lines[...]
    end = (lines.last?.number ?? 0) + 1
  }

  /// The lines of a text that hold something, without their ends, those of Windows too.
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

  /// Reads a whole line, or throws what was expected.
  mutating func take<Value>(_ form: String, reading: (inout LineScanner) -> Value?)
    throws(RecordError) -> Value
  {
    guard let line = rest.first else { throw unexpected(form) }
    var scanner = LineScanner(line.text)
    guard let value = reading(&scanner), scanner.isAtEnd else { throw unexpected(form) }
    rest.removeFirst()
    last = line
    return value
  }

  /// What is wrong if the next line is.
  func unexpected(_ form: String) -> RecordError {
    .unexpected(line: rest.first?.number ?? end, expected: form, found: next)
  }

  /// What is wrong if the line just read must not come twice.
  func repeated(_ form: String) -> RecordError {
    .unexpected(line: last.number, expected: form, found: last.text)
  }
}
