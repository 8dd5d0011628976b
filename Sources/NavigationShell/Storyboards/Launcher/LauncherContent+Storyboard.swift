import Foundation
import NavigationKit
import Storyboard

extension LauncherContent {
  /// The keys that take segues at once: 1 to 9.
  private static let keys = 1...9

  /// The choices in a file, with the segues that code can take now; `current` is the id of the
  /// scene in front.
  init(of file: StoryboardFile, segues codeSegues: [CodeSegue], current: String?) {
    segues = codeSegues.enumerated().map { index, segue in Self.entry(of: segue, at: index) }
    scenes = file.graph.scenes.map { index in
      let scene = file.document.scenes[index]
      return Entry(
        choice: .scene(index), title: file.listedName(of: scene), detail: Self.detail(of: scene),
        isCurrent: scene.id == current)
    }
  }

  private static func entry(of segue: CodeSegue, at index: Int) -> Entry {
    let name = CodeSegue(destination: segue.destination).name
    return Entry(
      choice: .segue(index), title: segue.name,
      detail: segue.identifier == nil ? "without an identifier" : name,
      key: keys.contains(index + 1) ? index + 1 : nil)
  }

  private static func detail(of scene: DocumentScene) -> String? {
    if let storyboard = scene.reference?.storyboard { return "in \(storyboard).storyboard" }
    var names = [scene.name]
    for name in [scene.identifier, scene.controller?.customClass?.name].compactMap(\.self)
    where !names.contains(name) {
      names.append(name)
    }
    return names.count > 1 ? names.dropFirst().joined(separator: " · ") : nil
  }
}
