extension ElementReader {
  /// The elements with an id by that id.
  func index(_ objects: [DocumentElement]) -> [String: DocumentElement] {
    var elements: [String: DocumentElement] = [:]
    for object in objects {
      object.forEach { element in
        guard let id = element.id else { return }
        if let first = elements[id] {
          note("its id is also that of line \(first.line), which counts", at: element)
        } else {
          elements[id] = element
        }
      }
    }
    return elements
  }

  /// Notes a start that is not there.
  func checkStart(_ id: String?, in scenes: [DocumentScene], at root: DocumentElement) {
    guard let id, !scenes.contains(where: { $0.controller?.id == id }) else { return }
    note(
      "initialViewController=\"\(DocumentIssue.shortened(id))\" is no controller of a scene,"
        + " so it has no start", at: root)
  }
}
