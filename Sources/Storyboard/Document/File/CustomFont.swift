/// A font file that comes with the app.
public struct CustomFont: Sendable, Hashable {
  /// The file's name.
  public let file: String
  /// The PostScript names of its fonts.
  public let names: [String]

  /// The font files of a document by its root element.
  static func fonts(of root: DocumentElement) -> [CustomFont] {
    guard let list = root.child(tag: "customFonts") else { return [] }
    return list.children.compactMap { array in
      array.key.map { CustomFont(file: $0, names: array.children.map(\.text)) }
    }
  }
}
