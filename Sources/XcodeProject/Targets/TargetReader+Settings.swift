/// The build settings of a target, from the lowest level to the highest.
extension TargetReader {
  mutating func settings(of target: ProjectObject, named name: String) -> BuildSettings {
    var settings = BuildSettings(defaults(of: target, named: name))
    for owner in [objects.root, target] {
      guard let chosen = chosenConfiguration(of: owner) else { continue }
      if let name = chosen["name"] { settings.merge(["CONFIGURATION": name]) }
      let file = objects[chosen["baseConfigurationReference"]]
      if let file, let path = paths.path(of: file) { settings.add(fileAt: path, notes: &notes) }
      settings.merge(
        (chosen.values["buildSettings"]?.dictionary ?? [:]).compactMapValues(\.setting))
    }
    return settings
  }

  /// The defaults of Xcode.
  private func defaults(of target: ProjectObject, named name: String) -> [String: String] {
    [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE":
        target["productType"]?.hasSuffix("application") == true ? "APPL" : "FMWK",
      "PROJECT_NAME": path.stemOfPath, "PROJECT_DIR": path.folderOfPath,
      "SRCROOT": path.folderOfPath, "SOURCE_ROOT": path.folderOfPath,
      "DEVELOPMENT_LANGUAGE": objects.root["developmentRegion"] ?? "en",
      "PLATFORM_NAME": "iphonesimulator",
    ]
  }

  /// The configuration of the wanted name, else the default one, else any.
  private func chosenConfiguration(of owner: ProjectObject) -> ProjectObject? {
    guard let choice = objects[owner["buildConfigurationList"]] else { return nil }
    let all = objects.list("buildConfigurations", of: choice)
    return all.first { $0["name"] == configuration }
      ?? all.first { $0["name"] == choice["defaultConfigurationName"] } ?? all.first
  }
}

extension PropertyList {
  /// A build setting's value as one text: lists have spaces between their parts.
  fileprivate var setting: String? { string ?? array.map { _ in strings.joined(separator: " ") } }
}
