/// The names of a scene in its file, whatever language its texts are shown in.
public struct SceneNames: Sendable, Hashable {
  /// The title of its controller.
  public var title: String?
  /// The title in the controller's navigation bar.
  public var itemTitle: String?
  /// The comment that Xcode writes before the scene.
  public var comment: String?
  /// The title in the controller's tab bar.
  public var tabTitle: String?
  /// The identifier by which code makes its controller.
  public var identifier: String?
  /// The class of its controller.
  public var className: String?
  /// The scene or storyboard that it refers to.
  public var reference: String?
  /// The kind of its controller in Xcode's words, such as “Tab Bar Controller”.
  public var kind: String

  /// The name for a person.
  public var best: String {
    [title, itemTitle, comment, tabTitle, identifier, className, reference]
      .compactMap(\.self).first ?? kind
  }

  /// All its names, the surest first.
  public var all: [String] {
    var seen: Set<String> = []
    return Self.order.compactMap { $0(self) }.filter { seen.insert($0).inserted }
  }

  /// The names that find a scene, the surest first: code needs identifiers that differ.
  static let order: [@Sendable (SceneNames) -> String?] = [
    \.identifier, \.title, \.itemTitle, \.comment, \.tabTitle, \.className, { $0.best },
  ]
}

extension ElementReader {
  /// The names of a scene by its element and that of its controller.
  func names(of scene: DocumentElement, _ controller: DocumentElement?) -> SceneNames {
    func title(_ element: DocumentElement?) -> String? {
      name(element.flatMap { string("title", of: $0) })
    }
    return SceneNames(
      title: title(controller), itemTitle: title(controller?.child(key: "navigationItem")),
      comment: name(scene.comment), tabTitle: title(controller?.child(key: "tabBarItem")),
      identifier: name(controller?["storyboardIdentifier"]),
      className: name(controller?.customClass?.name),
      reference: name(controller?["referencedIdentifier"]) ?? name(controller?["storyboardName"]),
      kind: controller.map { ControllerWords.kind(ofTag: $0.tag) } ?? "Scene")
  }

  /// A text in one line; nil if it is blank.
  private func name(_ text: String?) -> String? {
    let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return words.isEmpty ? nil : words
  }
}
