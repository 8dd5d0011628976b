/// The ways between the scenes of a storyboard.
public struct SceneGraph: Sendable {
  /// The segues, those that unwind too: an object's before those of what is in it, otherwise in the
  /// order of the file.
  public let edges: [SceneEdge]
  /// The segues that lead nowhere.
  public let issues: [DocumentIssue]
  /// The index of the scene that it starts with: the first one unless the file says another; nil
  /// without scenes.
  public let start: Int?
  /// The scenes that have a controller or a reference to one.
  public let scenes: [Int]
  /// The indices in `edges` of the segues from a scene.
  private let outgoing: [Int: [Int]]

  /// Finds the ways.
  ///
  /// Scenes are meant by their index in the document's scenes.
  public init(_ document: StoryboardDocument) {
    let reader = document.reader()
    let indices = document.scenes.enumerated().compactMap { index, scene in
      scene.controller?.id.map { ($0, index) }
    }
    let scenes = Dictionary(indices) { first, _ in first }
    let edges = document.scenes.indices.flatMap { index in
      reader.edges(of: document.scenes[index], index: index, scenes: scenes)
    }
    self.edges = edges
    self.scenes = document.scenes.indices.filter { document.scenes[$0].controller != nil }
    start =
      document.initialControllerID.flatMap { scenes[$0] }
      ?? document.scenes.firstIndex { $0.controller != nil }
    outgoing = Dictionary(grouping: edges.indices) { edges[$0].source }
    issues = reader.issues
  }

  /// The segues from a scene.
  public func edges(from scene: Int) -> [SceneEdge] { (outgoing[scene] ?? []).map { edges[$0] } }

  /// The scenes that are reached from the start by segues with these triggers, with the start.
  public func scenes(reachedBy triggers: Set<SceneEdge.Trigger>) -> Set<Int> {
    guard let start else { return [] }
    var reached: Set = [start]
    var waiting = [start]
    while let scene = waiting.popLast() {
      for edge in edges(from: scene) where triggers.contains(edge.trigger) {
        if let next = edge.destination, reached.insert(next).inserted { waiting.append(next) }
      }
    }
    return reached
  }

  /// How many scenes a player reaches.
  public var reach: SceneReach {
    SceneReach(
      scenes: scenes.count, byContainers: scenes(reachedBy: [.container]).count,
      byTaps: scenes(reachedBy: [.container, .tap]).count,
      bySegueMenu: scenes(reachedBy: [.container, .tap, .code]).count)
  }

  /// The scenes but the start to which no segue leads.
  public var roots: [Int] {
    let destinations = Set(edges.compactMap(\.destination))
    return scenes.filter { $0 != start && !destinations.contains($0) }
  }
}
