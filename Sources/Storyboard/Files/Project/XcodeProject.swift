import Foundation

/// What an Xcode project says of its apps for iOS.
struct XcodeProject: Sendable {
  /// An app that it builds.
  struct Target: Sendable, Hashable {
    /// Its name.
    let name: String
    /// The build settings of its default configuration: the project's, then its own, which count more.
    let levels: [SettingsLevel]
  }

  /// The project's path, which ends in `.xcodeproj`.
  let path: String
  /// The apps for iOS, in the project's order.
  let targets: [Target]
  /// The language of the texts in `Base.lproj`; nil if it does not say.
  let developmentRegion: String?

  /// Reads `project.pbxproj`.
  ///
  /// - Parameter cure: What can be done if it cannot be read.
  init(_ path: String, orElse cure: String = PropertyList.cure) throws(StoryboardError) {
    self.path = path
    let list = try PropertyList.dictionary(at: path + "/project.pbxproj", orElse: cure)
    let objects = ProjectObjects(list)
    developmentRegion = objects.root["developmentRegion"] as? String
    let common = objects.level(of: objects.root)
    targets = objects.list("targets", of: objects.root).compactMap { target in
      guard target["productType"] as? String == Self.appType else { return nil }
      let levels = [common, objects.level(of: target)]
      let platform = levels.reversed().lazy.compactMap { $0.values["SDKROOT"] }.first
      guard Self.platforms.contains(platform ?? "iphoneos") else { return nil }
      return Target(name: target["name"] as? String ?? "", levels: levels)
    }
  }

  /// Its name.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
  /// The folder that it is in.
  var folder: String { (path as NSString).deletingLastPathComponent }

  private static let appType = "com.apple.product-type.application"
  /// Apps for several platforms have `auto`.
  private static let platforms = ["iphoneos", "iphonesimulator", "auto"]
}

/// The objects of a project file, which refer to each other by their keys.
private struct ProjectObjects {
  private let objects: [String: Any]
  /// The project itself.
  let root: [String: Any]

  init(_ list: [String: Any]) {
    objects = list["objects"] as? [String: Any] ?? [:]
    root =
      (list["rootObject"] as? String).flatMap { [objects] in objects[$0] as? [String: Any] }
      ?? [:]
  }

  private func object(_ key: Any?) -> [String: Any]? {
    (key as? String).flatMap { objects[$0] as? [String: Any] }
  }

  /// The objects that a list of another object refers to.
  func list(_ key: String, of owner: [String: Any]) -> [[String: Any]] {
    (owner[key] as? [Any] ?? []).compactMap(object)
  }

  /// The settings of an object's default configuration.
  func level(of owner: [String: Any]) -> SettingsLevel {
    guard let choice = object(owner["buildConfigurationList"]) else { return SettingsLevel() }
    let all = list("buildConfigurations", of: choice)
    let name = choice["defaultConfigurationName"] as? String
    let chosen = all.first { $0["name"] as? String == name } ?? all.first
    let settings = chosen?["buildSettings"] as? [String: Any] ?? [:]
    let file = object(chosen?["baseConfigurationReference"])
    return SettingsLevel(
      file: file.flatMap { $0["path"] as? String ?? $0["name"] as? String },
      values: settings.compactMapValues { $0 as? String })
  }
}

/// The build settings of a project or a target.
struct SettingsLevel: Sendable, Hashable {
  /// The `.xcconfig` file whose settings it has too, which count less; nil for none.
  var file: String?
  /// Its own settings, as they are written.
  var values: [String: String] = [:]
}
