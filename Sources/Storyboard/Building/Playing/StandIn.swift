/// What is shown where a file leaves something to code: an invented title, or a box with a name.
package nonisolated enum StandIn {
  /// The title of a page to which code would give one: the name of its class in brackets, so that it
  /// is seen which page it is and that the title is not the file's.
  static func title(ofClass name: String) -> String { "(\(ControllerWords.title(ofClass: name)))" }

  /// Whether a view is, or is in, a box with a name, by its path of classes.
  package static func isBox(path: String) -> Bool {
    let boxes = ["\(EmptyScene.self)", "\(EmptyList.self)", "\(UnplayedView.self)"]
    return path.split(separator: "/").contains { part in
      boxes.contains(String(part.prefix { $0 != "[" }))
    }
  }
}
