import Storyboard

/// Reads everything of a document in every way, as a builder might.
enum Sweep {
  /// All issues of it.
  static func issues(of document: StoryboardDocument) -> [DocumentIssue] {
    let reader = document.reader()
    let traits = DocumentTraits(width: .compact, height: .regular)
    let strings = StringsFile(entries: ["bed-name.text": "Beet", "sow-button.normalTitle": "Säen"])
    for object in document.scenes.flatMap(\.objects) + document.topObjects {
      object.forEach { read($0, with: reader) }
      object.varied(for: traits).localized(by: strings).forEach { read($0, with: reader) }
    }
    let graph = SceneGraph(document)
    _ = (graph.reach, graph.roots, graph.edges(from: 0))
    return document.issues + reader.issues + graph.issues
  }

  private static func read(_ element: DocumentElement, with reader: ElementReader) {
    _ = (reader.connections(of: element), reader.constraints(of: element))
    _ = (reader.runtimeAttributes(of: element), element.customClass, element.hasVariations)
    // Numbers and words are read where their names say so, else real files would have issues.
    for (name, value) in element.attributes {
      if ["YES", "NO"].contains(value) { _ = reader.bool(name, of: element) }
      if ["constant", "pointSize", "width", "alpha"].contains(name) {
        _ = reader.double(name, of: element)
      }
      if ["numberOfLines", "tag", "indentationWidth"].contains(name) {
        _ = reader.int(name, of: element)
      }
    }
    for key in Set(element.children.compactMap(\.key)).sorted().prefix(30) {
      switch element.child(key: key)?.tag {
      case "rect": _ = reader.rect(key, of: element)
      case "size": _ = reader.size(key, of: element)
      case "point": _ = reader.point(key, of: element)
      case "inset", "edgeInsets", "directionalEdgeInsets": _ = reader.insets(key, of: element)
      case "color": _ = reader.color(key, of: element)?.components?.sRGB
      case "fontDescription", "font": _ = reader.font(key, of: element)
      case "string", "mutableString": _ = reader.string(key, of: element)
      case "attributedString": _ = reader.attributedText(key, of: element)?.plain
      case "autoresizingMask", "extendedEdge": _ = reader.flags(key, of: element)
      default: _ = element.isNil(key)
      }
    }
  }
}
