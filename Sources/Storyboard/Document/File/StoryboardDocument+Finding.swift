public import Foundation

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

  /// The size in which most scenes or top views were drawn, in points; nil if no frame says it.
  public var canvas: CGSize? {
    let roots = scenes.compactMap { $0.controller?.child(key: "view") } + topObjects
    let reader = reader()
    let sizes = roots.compactMap { reader.rect("frame", of: $0)?.size }
    let counts = Dictionary(grouping: sizes.indices) { "\(sizes[$0])" }
    return counts.values.max { ($0.count, $1[0]) < ($1.count, $0[0]) }.map { sizes[$0[0]] }
  }
}
