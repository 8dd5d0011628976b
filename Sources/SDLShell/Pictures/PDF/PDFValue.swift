/// A value in a PDF file.
nonisolated indirect enum PDFValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  /// Text; nothing that is drawn needs what it says.
  case text
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// An object of the file, by its number.
  case reference(Int)
  /// Bytes with a dictionary that says what they are; where they are in the file, packed.
  case stream([String: PDFValue], Range<Int>)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var array: [PDFValue]? { if case .array(let array) = self { array } else { nil } }

  /// A whole number that is not negative.
  var count: Int? { number.flatMap { $0 >= 0 ? Int(exactly: $0.rounded()) : nil } }

  /// The entries of a dictionary, also of a stream's.
  var entries: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }
}
