/// An element of a storyboard or nib with all that is in it, as a value.
///
/// An attribute that is absent stands for the default of its class, not for zero.
public struct DocumentElement: Sendable, Hashable {
  /// The kind, such as `tableViewCell`.
  public var tag: String
  /// The attributes by name, as they are written.
  public var attributes: [String: String]
  /// The elements in it, in their order.
  public var children: [DocumentElement]
  /// The text in an element without children, with its spaces and line ends; empty if there is none.
  public var text: String
  /// The comment just before it, such as the title of a scene.
  public var comment: String?
  /// The line of its file on which its first tag ends, counted from 1.
  public var line: Int

  /// Makes an element.
  public init(
    tag: String, attributes: [String: String] = [:], children: [DocumentElement] = [],
    text: String = "", comment: String? = nil, line: Int = 0
  ) {
    self.tag = tag
    self.attributes = attributes
    self.children = children
    self.text = text
    self.comment = comment
    self.line = line
  }

  /// The id by which other elements refer to it.
  public var id: String? { attributes["id"] }

  /// The property of its parent that it is the value of; nil in lists.
  public var key: String? { attributes["key"] }

  /// An attribute as it is written.
  public subscript(name: String) -> String? { attributes[name] }

  /// How messages name it: its kind and its id, if there is one.
  public var name: String {
    [tag, id].compactMap { $0.map(DocumentIssue.shortened) }.joined(separator: " ")
  }
}
