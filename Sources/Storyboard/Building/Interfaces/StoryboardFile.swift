public import Foundation
public import NavigationKit

/// A storyboard whose controllers can be made and shown, with or without the code of its app.
@MainActor
public final class StoryboardFile: StoryboardContent {
  /// The storyboard as values.
  public let document: StoryboardDocument
  /// The storyboard's name, as references and code use it.
  public let name: String
  /// The files beside it: other storyboards that it refers to.
  private let siblings: (StoryboardReference) -> StoryboardFile?
  /// The nibs beside it, by their names.
  private let nibs: (String, Bundle?) -> NibFile?
  /// The scenes that are being made, each by the one before.
  private var making: [String] = []
  /// The graph of segues between its scenes.
  public let graph: SceneGraph
  /// The bars that are around each scene when it is reached, by its index.
  private(set) lazy var bars = inferredBars()
  /// The names of its scenes.
  private(set) lazy var sceneTable = SceneNameTable(document)
  /// The tint of all that has none of its own; nil for the system's.
  public private(set) lazy var tintColor = document.tintColor.map { UIColor($0) }
  /// Reads the elements of all its scenes, and collects what is garbled or not played in them.
  public let reader: ElementReader

  /// Makes a playable storyboard of values.
  ///
  /// - Parameters:
  ///   - siblings: Finds the other storyboard that a reference names; nil if there is none.
  ///   - nibs: Finds the nib of a name near it; nil if there is none.
  public init(
    _ document: StoryboardDocument, name: String,
    siblings: @escaping (StoryboardReference) -> StoryboardFile? = { _ in nil },
    nibs: @escaping (String, Bundle?) -> NibFile? = { _, _ in nil }
  ) {
    (self.document, self.name, self.nibs, self.siblings) = (document, name, nibs, siblings)
    graph = SceneGraph(document)
    reader = document.reader()
  }

  /// The nib of a name; nil if there is none.
  public func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? {
    nibs(name, bundle)
  }

  /// Makes the controller it starts with; nil if it has none.
  public func makeInitialController(
    of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    document.initialScene.flatMap { makeController(of: $0, storyboard, creator) }
  }

  /// Makes the controller of an identifier; nil if it has none.
  public func makeController(
    withIdentifier identifier: String, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    document.scene(identifier: identifier).flatMap { makeController(of: $0, storyboard, creator) }
  }

  /// Makes the controller of a scene; that of another storyboard if it is a reference to one.
  public func makeController(
    of scene: DocumentScene, _ storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard !making.contains(scene.id), making.count < Self.deepest else {
      note("its scene contains itself, which is left out", of: scene)
      return nil
    }
    return inside(scene) {
      if let reference = scene.reference {
        return controller(of: reference, creator) ?? emptyPage(for: reference, in: scene)
      }
      return SceneBuilder(scene, in: self, of: storyboard)?.makeController(creator)
    }
  }

  /// Makes a part of a scene; a scene that is met again meanwhile contains itself.
  func inside<Part>(_ scene: DocumentScene, make: () -> Part) -> Part {
    making.append(scene.id)
    defer { making.removeLast() }
    return Stage.using(self, make)
  }

  private func emptyPage(
    for reference: StoryboardReference, in scene: DocumentScene
  ) -> UIViewController {
    let storyboard = reference.storyboard ?? name
    let isThere = file(of: reference) != nil
    if isThere, let identifier = reference.identifier {
      note("there is no scene “\(DocumentIssue.shortened(identifier))”", of: scene)
      return EmptyPage(named: identifier, because: "There is no scene of this name")
    }
    let quoted = "“\(DocumentIssue.shortened(storyboard))”"
    let bundle = reference.bundle.map { " of the bundle “\(DocumentIssue.shortened($0))”" } ?? ""
    guard isThere else {
      note("there is no storyboard \(quoted)\(bundle) that can be read", of: scene)
      return EmptyPage(named: storyboard, because: "There is no storyboard of this name")
    }
    guard file(of: reference)?.document.initialScene == nil else {
      note("the storyboard \(quoted) leads back to this reference, which is left out", of: scene)
      return EmptyPage(named: storyboard, because: "It leads back to itself")
    }
    note("the storyboard \(quoted) has no initial controller", of: scene)
    return EmptyPage(named: storyboard, because: "It has no initial controller")
  }

  /// The storyboard that a reference leads to; nil if it is not there.
  func file(of reference: StoryboardReference) -> StoryboardFile? {
    reference.storyboard == nil ? self : siblings(reference)
  }

  /// Notes something of all scenes that are a reference.
  func note(_ message: String, of reference: StoryboardReference) {
    for scene in document.scenes where scene.reference == reference { note(message, of: scene) }
  }

  private func note(_ message: String, of scene: DocumentScene) {
    if let element = scene.controller { reader.note(message, at: element) }
  }

  /// How many scenes may be inside one another: more than any app has.
  private static let deepest = 32

  /// Makes the controller of an id.
  func makeController(
    id: String, _ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    document.scene(ofController: id).flatMap { makeController(of: $0, storyboard, creator) }
  }

  private func controller(
    of reference: StoryboardReference, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let file = file(of: reference) else { return nil }
    let storyboard = UIStoryboard(file)
    guard let identifier = reference.identifier else {
      return file.makeInitialController(of: storyboard, creator: creator)
    }
    return file.makeController(withIdentifier: identifier, of: storyboard, creator: creator)
  }
}
