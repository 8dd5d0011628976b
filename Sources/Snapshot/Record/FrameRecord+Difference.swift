extension FrameRecord {
  /// The first difference between a text and this record's text; nil if there is none, apart from
  /// empty lines and line endings.
  ///
  /// This compares all that a record's file holds, also what parsing would drop.
  public func difference(from text: String) -> RecordDifference? {
    let expected = RecordLines.filled(rounded.description)
    let found = RecordLines.filled(text)
    let same = zip(expected, found).prefix { $0.text.utf8.elementsEqual($1.text.utf8) }.count
    switch (same < expected.count, same < found.count) {
    case (true, true):
      return .line(
        found[same].number, expected: Self.words(expected[same]), found: Self.words(found[same]))
    case (true, false):
      return .endsBefore(Self.words(expected[same]))
    case (false, true):
      return .surplus(line: found[same].number, found: Self.words(found[same]))
    case (false, false): return nil
    }
  }

  private static func words(_ line: RecordLines.Line) -> String {
    line.text.trimmingPrefix { $0 == " " }.description
  }
}
