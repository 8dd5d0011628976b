import Assets
import Foundation

extension XcodeProject {
  /// The storyboard that its first app with one starts with, among the files of its folder.
  func mainStoryboard(in tree: FolderTree) throws(StoryboardError) -> NamedStoryboards {
    var named = NamedStoryboards()
    for target in targets where named.path == nil {
      let settings = BuildSettings(of: target, in: tree, near: "\(folder)/\(target.name)/")
      let plist = infoPlist(settings, in: tree)
      let place = plist ?? "\(folder)/\(target.name)/"
      let setting = settings["INFOPLIST_KEY_UIMainStoryboardFile"].map { [$0] } ?? []
      let names = (try plist.map(InfoPlist.init)?.storyboards ?? []).map(settings.expanded)
      named.look(for: setting, namedBy: path, in: tree, near: place)
      if let plist { named.look(for: names, namedBy: plist, in: tree, near: place) }
    }
    return named
  }

  /// The path of a target's `Info.plist`; nil if it has none inside the project's folder.
  private func infoPlist(_ settings: BuildSettings, in tree: FolderTree) -> String? {
    guard var path = settings["INFOPLIST_FILE"] else { return nil }
    // What stands for the project's folder is not among the settings.
    if path.hasPrefix("/") { path.removeFirst() }
    let parts = path.split(separator: "/").filter { $0 != "." }
    let whole = folder + "/" + parts.joined(separator: "/")
    return tree.files.contains(whole) ? whole : nil
  }
}

/// What an `Info.plist` says of an app's storyboards, fonts and scene.
struct InfoPlist {
  /// The names of the storyboards that it starts with, the likeliest first.
  let storyboards: [String]
  /// The files of its fonts, by their names.
  let fonts: [String]
  /// The class of its scene's delegate, without the module; nil if it names none.
  let sceneDelegate: String?

  /// Reads a file.
  init(_ path: String) throws(StoryboardError) {
    let list = try PropertyList.dictionary(at: path)
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    let scenes = (roles["UIWindowSceneSessionRoleApplication"] as? [Any] ?? [])
      .compactMap { $0 as? [String: Any] }
    let ofScenes = scenes.compactMap { $0["UISceneStoryboardFile"] as? String }
    sceneDelegate = (scenes.first?["UISceneDelegateClassName"] as? String)?
      .split(separator: ".").last.map(String.init)
    fonts = (list["UIAppFonts"] as? [Any] ?? []).compactMap { $0 as? String }
    storyboards = ofScenes + [list["UIMainStoryboardFile"] as? String].compactMap { $0 }
  }
}
