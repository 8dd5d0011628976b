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

  /// Notes a form that is newer than what is known here.
  func checkVersion(of root: DocumentElement) {
    guard let version = double("version", of: root), version >= Self.unknownVersion else { return }
    note(
      "version=\"\(DocumentIssue.shortened(root["version"] ?? ""))\" is newer than 3.0, which is "
        + "known here, so what is new in it is not played", at: root)
  }

  /// The first form of files of which nothing is known; that of Xcode 5 to 26 is 3.0.
  private static let unknownVersion = 4.0

  /// Notes a start that is not there.
  func checkStart(_ id: String?, in scenes: [DocumentScene], at root: DocumentElement) {
    guard let id, !scenes.contains(where: { $0.controller?.id == id }) else { return }
    note(
      "initialViewController=\"\(DocumentIssue.shortened(id))\" is no controller of a scene,"
        + " so it has no start", at: root)
  }
}
