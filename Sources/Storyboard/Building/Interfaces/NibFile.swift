public import Foundation
public import NavigationKit

/// A nib whose objects can be made, with or without the code of its app.
@MainActor
public final class NibFile: NibContent {
  private let file: StoryboardFile
  private let scene: DocumentScene

  /// Makes a playable nib of values.
  ///
  /// - Parameter nibs: Finds another nib of a name near it; nil if there is none.
  public init(
    _ document: StoryboardDocument, name: String,
    nibs: @escaping (String, Bundle?) -> NibFile? = { _, _ in nil }
  ) {
    file = StoryboardFile(document, name: name, nibs: nibs)
    scene = document.nibScene
  }

  /// The nib of a name that it means.
  public func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? {
    file.nib(named: name, in: bundle)
  }

  /// The nib as values.
  public var document: StoryboardDocument { file.document }
  /// The tint of all that has none of its own; nil for the system's.
  public var tintColor: UIColor? { file.tintColor }
  /// Reads its elements, and collects what is garbled or not played in them.
  var reader: ElementReader { file.reader }

  /// Makes the top-level objects, and connects them with their owner and with objects from outside
  /// that its placeholders name.
  public func makeObjects(owner: AnyObject?, external: [String: AnyObject] = [:]) -> [Any] {
    let builder = SceneBuilder(nib: scene, in: file, owner: owner)
    for placeholder in document.topObjects {
      let object = placeholder["placeholderIdentifier"].flatMap { external[$0] }
      if let object { builder.register(object, id: placeholder.id) }
    }
    let objects = builder.topObjects.compactMap(builder.makeTopObject)
    builder.finish()
    builder.followTraitsOfNib()
    return objects
  }
}

extension StoryboardDocument {
  /// A nib as a scene whose controller is the placeholder of its owner.
  fileprivate var nibScene: DocumentScene {
    let placeholders = topObjects.filter { $0.tag == "placeholder" }
    func placeholder(_ name: String) -> DocumentElement? {
      placeholders.first { $0["placeholderIdentifier"] == name }
    }
    return DocumentScene(
      id: "", names: SceneNames(kind: "Nib"), objects: topObjects,
      controller: placeholder("IBFilesOwner"),
      reference: nil, firstResponder: placeholder("IBFirstResponder"), exit: nil,
      otherObjects: topObjects.filter { $0.tag != "placeholder" }, canvasLocation: nil, line: 0)
  }
}
