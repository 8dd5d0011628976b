import Foundation
public import NavigationKit

extension StoryboardFile {
  /// Makes the page of a scene by its identifier, title, class or another of its names, or by what a
  /// list calls it; nil if there is none of that name.
  public func makeScene(named name: String, of storyboard: UIStoryboard) -> UIViewController? {
    scene(named: name).flatMap { makePage(of: $0, storyboard) }
  }

  /// A name by which ``makeScene(named:of:)`` finds a scene and no other.
  ///
  /// Scenes that share all their names have a number, as has one that has no name.
  public func name(of scene: DocumentScene) -> String {
    Self.names.lazy.compactMap { $0(scene) }.first { self.scene(named: $0)?.id == scene.id }
      ?? NumberedName(name: scene.name, number: number(of: scene)).text
  }

  /// What a list calls a scene: the second of a name has the number 2, and so on.
  public func listedName(of scene: DocumentScene) -> String {
    let number = number(of: scene)
    return number > 1 ? NumberedName(name: scene.name, number: number).text : scene.name
  }

  /// The scene of a name; nil if there is none.
  func scene(named name: String) -> DocumentScene? {
    let own = Self.names.lazy.compactMap { [playable] read in
      playable.first { read($0) == name }
    }.first
    return own ?? NumberedName(name).flatMap(scene)
  }

  private func scene(_ numbered: NumberedName) -> DocumentScene? {
    playable.filter { $0.name == numbered.name }.dropFirst(numbered.number - 1).first
  }

  /// The names by which scenes are found.
  public var sceneNames: [String] {
    let own = playable.flatMap(\.names.all)
    return own + Set(playable.map(name)).subtracting(own).sorted()
  }

  /// The place of a scene among those that a person knows by the same name, from 1.
  private func number(of scene: DocumentScene) -> Int {
    1 + playable.prefix { $0.id != scene.id }.count { $0.name == scene.name }
  }

  private var playable: [DocumentScene] { document.scenes.filter { $0.controller != nil } }

  /// A scene's names, the one that counts most first; a title in the language that is shown is last.
  private static let names: [(DocumentScene) -> String?] =
    SceneNames.order.map { read in { read($0.names) } } + [{ $0.controller?["title"] }]
}

/// A name that several scenes have, with the number of one of them: “Log In (2)”.
private struct NumberedName {
  let name: String
  let number: Int

  init(name: String, number: Int) { (self.name, self.number) = (name, number) }

  /// Reads a name with its number; nil if it has none.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let start = text.range(of: " (", options: .backwards),
      let number = Int(text[start.upperBound...].dropLast()), number > 0
    else { return nil }
    self.init(name: String(text[..<start.lowerBound]), number: number)
  }

  var text: String { "\(name) (\(number))" }
}
