public import Foundation

/// A scene: a controller with its objects.
public struct DocumentScene: Sendable, Hashable {
  /// The scene's id, which differs from its controller's.
  public let id: String
  /// The names of the scene.
  public let names: SceneNames
  /// All its objects in their order.
  public let objects: [DocumentElement]
  /// The controller, or the placeholder of one in another storyboard; nil if it is missing.
  public let controller: DocumentElement?
  /// The reference to the controller, if that is in another storyboard.
  public let reference: StoryboardReference?
  /// The placeholder of the first responder.
  public let firstResponder: DocumentElement?
  /// The exit, to which unwind segues of the scene lead.
  public let exit: DocumentElement?
  /// The other objects: gesture recognisers, free views, bar items, objects of the app.
  public let otherObjects: [DocumentElement]
  /// The scene's place on the designer's canvas.
  public let canvasLocation: CGPoint?
  /// The line on which its start tag ends.
  public let line: Int

  /// The identifier by which code makes its controller.
  public var identifier: String? { controller?["storyboardIdentifier"] }

  /// The name for a person: the best of its ``names``.
  public var name: String { names.best }
}

extension ElementReader {
  /// A scene by its element.
  ///
  /// - Parameter written: The element as the file has it, whatever the language of the other one.
  func scene(_ element: DocumentElement, written: DocumentElement) -> DocumentScene {
    let objects = element.children(in: "objects")
    let controller = controller(of: element)
    if controller == nil { note("it has no view controller, so it is not shown", at: element) }
    let firstResponder = objects.first { $0["placeholderIdentifier"] == "IBFirstResponder" }
    let exit = objects.first { $0.tag == "exit" }
    let members = [controller, firstResponder, exit].compactMap { $0 }
    return DocumentScene(
      id: element["sceneID"] ?? "", names: names(of: written, self.controller(of: written)),
      objects: objects, controller: controller, reference: controller.flatMap(reference),
      firstResponder: firstResponder, exit: exit,
      otherObjects: objects.filter { object in
        !members.contains { $0.line == object.line && $0.id == object.id }
      },
      canvasLocation: point("canvasLocation", of: element), line: element.line)
  }

  /// The controller of a scene, or the placeholder of one.
  private func controller(of scene: DocumentElement) -> DocumentElement? {
    let objects = scene.children(in: "objects")
    return objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.tag.hasSuffix("Controller") || $0.tag == "viewControllerPlaceholder" }
  }
}
