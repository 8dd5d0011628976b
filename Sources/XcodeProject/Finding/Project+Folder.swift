extension Project {
  /// A folder of plain sources, which are one target.
  init(sources: [String], in folder: String) {
    let name = folder.nameOfPath
    var target = ProjectTarget(plain: name, sources: sources)
    target.resources = ResourceFolder(path: folder).resources
    target.infoPlist = "\(folder)/Info.plist".ifThere
    self.init(path: folder, format: .folder, targets: [target])
  }
}

extension ProjectTarget {
  /// A target that no project describes.
  package init(plain name: String, sources: [String]) {
    self.init(
      name: name, kind: .ofSources(sources), settings: BuildSettings(ofPlainTarget: name))
    self.sources = sources
  }
}

extension ProjectTarget.Kind {
  /// The kind of sources without a project: an app if they have its entry point, else a library.
  static func ofSources(_ sources: [String]) -> Self {
    sources.contains { $0.nameOfPath == "main.swift" || startsApp($0) } ? .app : .library
  }

  private static func startsApp(_ source: String) -> Bool {
    guard let text = try? ProjectFile.text(of: source) else { return false }
    return text.contains(/(?m)^\s*@(?:main|UIApplicationMain)\b/)
  }
}

extension BuildSettings {
  /// The settings of a target that no project describes.
  init(ofPlainTarget name: String, swiftVersion: String = "5") {
    self.init([
      "TARGET_NAME": name, "PRODUCT_NAME": name, "SWIFT_VERSION": swiftVersion,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ])
  }
}

extension String {
  /// The path, if a file is there.
  var ifThere: String? { ProjectFile.isThere(self) ? self : nil }
}
