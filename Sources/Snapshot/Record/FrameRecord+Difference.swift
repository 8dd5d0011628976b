extension FrameRecord {
  /// The first difference between a text and this record's text; nil if there is none, apart from empty
  /// lines and line endings.
  ///
  /// This compares all that a record's file holds, also what parsing would drop.
  public func difference(from text: String) -> String? {
    let expected = RecordLines.filled(rounded.description)
    let found = RecordLines.filled(text)
    let same = zip(expected, found).prefix { $0.text.utf8.elementsEqual($1.text.utf8) }.count
    switch (same < expected.count, same < found.count) {
    case (true, true):
      return "line \(found[same].number) is not what the run shows, "
        + "\(Self.words(expected[same])), found: \(Self.words(found[same]))"
    case (true, false):
      return "the file ends before what the run shows, \(Self.words(expected[same]))"
    case (false, true):
      return "line \(found[same].number) is not of what the run shows: \(Self.words(found[same]))"
    case (false, false): return nil
    }
  }

  private static func words(_ line: RecordLines.Line) -> String {
    line.text.trimmingPrefix { $0 == " " }.description
  }
}
