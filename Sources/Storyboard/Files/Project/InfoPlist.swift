import XcodeProject

/// The storyboards, fonts and scene of an app in its `Info.plist`.
struct InfoPlist {
  /// The names of the storyboards that the app starts with, the likeliest first.
  let storyboards: [String]
  /// The files of its fonts, by their names.
  let fonts: [String]
  /// The class of its scene's delegate, without the module; nil if there is none.
  let sceneDelegate: String?

  /// Reads a file.
  init(_ path: String) throws(StoryboardError) {
    let list: PropertyList
    do throws(ProjectError) {
      list = try PropertyList(contentsOf: path)
    } catch {
      throw StoryboardError(error, in: path)
    }
    let roles = list["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"]?.array ?? []
    sceneDelegate = scenes.first?["UISceneDelegateClassName"]?.string?
      .split(separator: ".").last.map(String.init)
    fonts = list["UIAppFonts"]?.strings ?? []
    storyboards =
      scenes.compactMap { $0["UISceneStoryboardFile"]?.string }
      + [list["UIMainStoryboardFile"]?.string].compactMap { $0 }
  }
}
