/// A segue with the scenes that it connects.
public struct SceneEdge: Sendable, Hashable {
  /// The cause that performs a segue.
  public enum Trigger: Sendable, Hashable {
    /// The container does, when it is loaded.
    case container
    /// The person does, with a control, a cell, a bar item or a gesture.
    case tap
    /// Only code does, by its identifier.
    case code
  }

  /// The segue.
  public let segue: DocumentSegue
  /// The cause that performs the segue.
  public let trigger: Trigger
  /// The index of the segue's scene.
  public let source: Int
  /// The index of the scene to which it leads; nil if it unwinds or leads nowhere.
  public let destination: Int?
  /// The id of the object that has the segue.
  public let sender: String?
  /// The kind of that object, such as `button`.
  public let senderTag: String
}

extension ElementReader {
  /// The segues of a scene; `scenes` has the indices of scenes by the ids of their controllers.
  func edges(of scene: DocumentScene, index: Int, scenes: [String: Int]) -> [SceneEdge] {
    var edges: [SceneEdge] = []
    for object in scene.objects {
      object.forEach { element in
        for segue in segues(of: element) {
          let edge = SceneEdge(
            segue: segue,
            trigger: trigger(of: segue, isOfController: element.id == scene.controller?.id),
            source: index, destination: scenes[segue.destination], sender: element.id,
            senderTag: element.tag)
          edges.append(edge)
          check(edge, of: element, in: scene)
        }
      }
    }
    return edges
  }

  private func trigger(of segue: DocumentSegue, isOfController: Bool) -> SceneEdge.Trigger {
    segue.isOfContainer ? .container : isOfController ? .code : .tap
  }

  private func check(_ edge: SceneEdge, of element: DocumentElement, in scene: DocumentScene) {
    let name = DocumentIssue.shortened(edge.segue.destination)
    if case .unwind = edge.segue.kind {
      guard edge.segue.destination != scene.exit?.id else { return }
      note("its segue unwinds to \(name), which is not the exit of its scene", at: element)
    } else if edge.destination == nil {
      note("its segue leads to \(name), which is no controller of a scene", at: element)
    }
  }
}
