extension DocumentElement {
  /// The child that is the value of a property.
  public func child(key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// The first child of a kind.
  public func child(tag: String) -> DocumentElement? { children.first { $0.tag == tag } }

  /// The elements of a list, such as `subviews`; empty if there is no such list.
  public func children(in list: String) -> [DocumentElement] {
    children.first { $0.tag == list && $0.key == nil }?.children ?? []
  }

  /// Whether a property is written as explicitly having no value.
  public func isNil(_ key: String) -> Bool { child(key: key)?.tag == "nil" }

  /// The name of its own class, if it is not just its kind's.
  public var customClass: CustomClass? {
    self["customClass"].map { CustomClass(name: $0, module: self["customModule"]) }
  }

  /// Calls a function with it and all elements in it, parents before their children.
  public func forEach(_ body: (DocumentElement) -> Void) {
    body(self)
    // Parsing limits the depth.
    for child in children { child.forEach(body) }
  }
}
