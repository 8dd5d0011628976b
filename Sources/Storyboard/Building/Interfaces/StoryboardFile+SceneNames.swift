import Foundation
public import NavigationKit

extension StoryboardFile {
  /// Makes the page of a scene by any of its names, or by its name in a list; nil if no scene has that
  /// name.
  public func makeScene(named name: String, of storyboard: UIStoryboard) -> UIViewController? {
    scene(named: name).flatMap { makePage(of: $0, storyboard) }
  }

  /// A name by which ``makeScene(named:of:)`` finds a scene and no other.
  ///
  /// Scenes that share all their names have a number.
  public func name(of scene: DocumentScene) -> String { sceneTable.name(of: scene) }

  /// The name of a scene in a list: the second of a name has the number 2, and so on.
  public func listedName(of scene: DocumentScene) -> String { sceneTable.listedName(of: scene) }

  /// The scene of a name; nil if there is none.
  func scene(named name: String) -> DocumentScene? {
    sceneTable.scene(named: name)
  }

  /// The names by which scenes are found.
  public var sceneNames: [String] {
    let own = sceneTable.scenes.flatMap(\.names.all)
    return own + Set(sceneTable.scenes.map(name)).subtracting(own).sorted()
  }
}
