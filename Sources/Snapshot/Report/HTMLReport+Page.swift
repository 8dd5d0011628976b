extension HTMLReport {
  /// The page made of the files in `Page`.
  static func page(title: String, content: String, pictures: String, plain: String) -> String {
    let values = [
      "title": title, "content": content, "pictures": pictures, "plain": plain,
      "style": text(of: PackageResources.style_css),
      "script": scripts.map(text).joined(),
    ]
    return text(of: PackageResources.page_html).replacing(place) { values[String($0.1)] ?? "" }
  }

  /// The page's scripts; each may use those before it.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.data_js, PackageResources.list_js, PackageResources.capture_js,
      PackageResources.modes_js, PackageResources.magnifier_js, PackageResources.film_js,
      PackageResources.curves_js, PackageResources.text_js, PackageResources.keys_js,
    ]
  }

  /// A placeholder `{{NAME}}`, in quotes or in a comment where the file would not be valid
  /// otherwise.
  private static var place: Regex<(Substring, Substring)> {
    /(?:"|\/\*)?{{(\w+)}}(?:"|\*\/)?/
  }

  private static func text(of file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
}
