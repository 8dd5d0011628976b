extension Project {
  /// Reads the `project.pbxproj` of an `.xcodeproj`.
  ///
  /// Mistakes in it beyond its form are among the notes.
  /// - Parameter configuration: The configuration whose build settings count, as far as there is one
  ///   of that name; else the project's default.
  public init(xcode path: String, configuration: String? = nil) throws(ProjectError) {
    let path = path.wholePath
    let list = try PropertyList(contentsOf: path.appendingPath("project.pbxproj"))
    guard list.dictionary != nil else {
      throw ProjectError(
        path: path.appendingPath("project.pbxproj"), reason: "it holds no keys; save it in Xcode")
    }
    var reader = TargetReader(ProjectObjects(list), path: path, configuration: configuration)
    let targets = reader.targets()
    self.init(
      path: path, format: .xcode, targets: targets,
      developmentRegion: reader.objects.root["developmentRegion"],
      localPackages: reader.localPackages, notes: reader.notes)
  }
}
