/// A page made of files that are compiled in, with places for values.
enum PageTemplate {
  /// The page with its places filled in; a place without a value stays empty.
  static func filled(_ page: [UInt8], with values: [String: String]) -> String {
    text(of: page).replacing(place) { values[String($0.1)] ?? "" }
  }

  /// Files as one text.
  static func text(of files: [UInt8]...) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// A placeholder `{{NAME}}`, in quotes or in a comment where the file would not be valid
  /// otherwise.
  private static var place: Regex<(Substring, Substring)> {
    /(?:"|\/\*)?{{(\w+)}}(?:"|\*\/)?/
  }
}
