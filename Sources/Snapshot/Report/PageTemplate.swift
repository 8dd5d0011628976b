/// A page made of files that are compiled in, with places for values.
enum PageTemplate {
  /// What pages consist of.
  struct Parts {
    /// In XML, as is ``plain``.
    var title: String
    /// What is shown, as JSON for scripts, as are the pictures.
    var content, pictures: String
    /// It in words, for browsers without scripts.
    var plain: String
    /// Files of elements, of their style, and of scripts, each of which may use those before it.
    var body, style: [UInt8]
    var scripts: [[UInt8]]
  }

  /// A page in the frame that all pages have.
  static func page(_ parts: Parts) -> String {
    filled(
      PackageResources.frame_html,
      with: [
        "title": parts.title, "content": parts.content, "pictures": parts.pictures,
        "body": filled(parts.body, with: ["plain": parts.plain]),
        "style": text(of: [PackageResources.frame_css, parts.style]),
        "script": text(of: [PackageResources.elements_js] + parts.scripts),
      ])
  }

  /// The page with its places filled in; a place without a value stays empty.
  private static func filled(_ page: [UInt8], with values: [String: String]) -> String {
    text(of: [page]).replacing(place) { values[String($0.1)] ?? "" }
  }

  /// Files as one text.
  private static func text(of files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// A placeholder `{{NAME}}`, in quotes or in a comment where the file would not be valid
  /// otherwise.
  private static var place: Regex<(Substring, Substring)> {
    /(?:"|\/\*)?{{(\w+)}}(?:"|\*\/)?/
  }
}
