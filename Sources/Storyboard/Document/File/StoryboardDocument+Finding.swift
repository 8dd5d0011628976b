extension StoryboardDocument {
  /// The element with an id.
  public subscript(id: String) -> DocumentElement? { elements[id] }

  /// The scene that it starts with.
  public var initialScene: DocumentScene? {
    initialControllerID.flatMap { scene(ofController: $0) }
  }

  /// The scene of a controller by the controller's id.
  public func scene(ofController id: String) -> DocumentScene? {
    scenes.first { $0.controller?.id == id }
  }

  /// The scene of a controller by the identifier that code uses.
  public func scene(identifier: String) -> DocumentScene? {
    scenes.first { $0.identifier == identifier }
  }

  /// The placeholder of a nib for the object that loads it.
  public var filesOwner: DocumentElement? {
    topObjects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
