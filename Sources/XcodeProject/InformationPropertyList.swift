/// The `Info.plist` of a built app: that of the file, with build settings in place of their names, and
/// the keys that Xcode adds.
public struct InformationPropertyList: Sendable, Hashable {
  /// Its entries.
  public private(set) var entries: [String: PropertyList]

  /// Reads the `Info.plist` of a target; without a file, its settings decide.
  public init(of target: ProjectTarget) throws(ProjectError) {
    entries =
      try target.infoPlist.map { path throws(ProjectError) in
        guard let entries = try PropertyList(contentsOf: path).dictionary else {
          throw ProjectError(path: path, reason: "it holds no keys; save it in Xcode")
        }
        return entries
      } ?? [:]
    entries = entries.mapValues { $0.expanded(by: target.settings) }
    // The file's own keys count more than the settings.
    entries.merge(Self.generated(by: target.settings)) { own, _ in own }
    entries.merge(Self.always(of: target)) { own, _ in own }
  }

  /// The list in XML.
  public var xml: String { PropertyList.dictionary(entries).xml }

  /// The entries of every app.
  private static func always(of target: ProjectTarget) -> [String: PropertyList] {
    var entries = [
      "CFBundleName": target.productName, "CFBundleExecutable": target.productName,
      "CFBundlePackageType": target.kind == .app ? "APPL" : "FMWK",
    ]
    entries["CFBundleIdentifier"] = target.bundleIdentifier
    entries["CFBundleShortVersionString"] = target.settings["MARKETING_VERSION"]
    entries["CFBundleVersion"] = target.settings["CURRENT_PROJECT_VERSION"]
    entries["CFBundleDevelopmentRegion"] = target.settings["DEVELOPMENT_LANGUAGE"]
    return entries.mapValues(PropertyList.string)
  }

  /// The entries that Xcode makes of settings, whose names are those of the keys behind a prefix.
  private static func generated(by settings: BuildSettings) -> [String: PropertyList] {
    guard settings.isOn("GENERATE_INFOPLIST_FILE") else { return [:] }
    var entries: [String: PropertyList] = [:]
    for name in settings.names where name.hasPrefix(prefix) {
      guard let value = settings[name] else { continue }
      let key = name.dropFirst(prefix.count)
      if key.hasSuffix("_Generation") {
        guard value == "YES" else { continue }
        entries[String(key.dropLast("_Generation".count))] = empty(key)
      } else if !value.isEmpty {
        entries[deviceKey(key)] = self.value(value, of: key)
      }
    }
    return entries
  }

  private static let prefix = "INFOPLIST_KEY_"

  /// The value of a key that Xcode generates without a value of its own.
  private static func empty(_ key: Substring) -> PropertyList {
    key.hasPrefix("UIApplicationSceneManifest")
      ? .dictionary(["UIApplicationSupportsMultipleScenes": .bool(true)]) : .dictionary([:])
  }

  /// A key for one kind of device has another ending in the file.
  private static func deviceKey(_ key: Substring) -> String {
    String(key).replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
  }

  private static func value(_ text: String, of key: Substring) -> PropertyList {
    if key.hasPrefix("UISupportedInterfaceOrientations") {
      return .array(text.split(separator: " ").map { .string(String($0)) })
    }
    return switch text {
    case "YES": .bool(true)
    case "NO": .bool(false)
    default: .string(text)
    }
  }
}

extension PropertyList {
  /// The value with its names of settings replaced, in all that is in it.
  fileprivate func expanded(by settings: BuildSettings) -> PropertyList {
    switch self {
    case .string(let text): .string(settings.expanded(text))
    case .array(let values): .array(values.map { $0.expanded(by: settings) })
    case .dictionary(let entries): .dictionary(entries.mapValues { $0.expanded(by: settings) })
    default: self
    }
  }
}
