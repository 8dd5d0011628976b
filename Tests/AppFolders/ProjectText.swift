/// Writes a `project.pbxproj` of targets with files.
package struct ProjectText {
  /// A target of it.
  package struct Target {
    package var name: String
    package var type: String
    package var settings: String
    package var sources: [String]
    package var resources: [String]
    package var needs: [String]
    /// More entries of its object, as they are written.
    package var entries: String

    package init(
      _ name: String, type: String = "application", settings: String = "",
      sources: [String] = [], resources: [String] = [], needs: [String] = [],
      entries: String = ""
    ) {
      (self.name, self.type, self.settings) = (name, type, settings)
      (self.sources, self.resources, self.needs) = (sources, resources, needs)
      self.entries = entries
    }
  }

  package var targets: [Target]
  package var settings: String
  /// More objects, as they are written.
  package var objects: String

  package init(
    _ targets: [Target], settings: String = "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;",
    objects: String = ""
  ) {
    (self.targets, self.settings, self.objects) = (targets, settings, objects)
  }

  /// The file's text.
  package var text: String {
    """
    // !$*UTF8*$!
    {objects = {
      P = {isa = PBXProject; developmentRegion = en; buildConfigurationList = L; mainGroup = G;
        targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", ")));};
      L = {buildConfigurations = (CD, CR); defaultConfigurationName = Release;};
      CD = {name = Debug; buildSettings = {\(settings)};};
      CR = {name = Release; buildSettings = {\(settings)};};
      \(targets.enumerated().map(target).joined(separator: "\n  "))
      \(objects)
    }; rootObject = P;}
    """
  }

  private func target(_ index: Int, _ target: Target) -> String {
    let needs = target.needs.map { need in
      "{isa = PBXTargetDependency; target = T\(targets.firstIndex { $0.name == need } ?? -1);}"
    }
    let dependencies = needs.enumerated().map { "D\(index)x\($0) = \($1);" }
    return """
      T\(index) = {isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
        productType = "com.apple.product-type.\(target.type)"; buildPhases = (S\(index), R\(index));
        dependencies = (\(needs.indices.map { "D\(index)x\($0)" }.joined(separator: ", "))); \(target.entries)};
      L\(index) = {buildConfigurations = (C\(index)); defaultConfigurationName = Debug;};
      C\(index) = {name = Debug; buildSettings = {\(target.settings)};};
      \(dependencies.joined(separator: "\n"))
      \(phase("S\(index)", "PBXSourcesBuildPhase", target.sources))
      \(phase("R\(index)", "PBXResourcesBuildPhase", target.resources))
      """
  }

  private func phase(_ key: String, _ kind: String, _ files: [String]) -> String {
    let objects = files.enumerated().map { index, path in
      """
      \(key)b\(index) = {isa = PBXBuildFile; fileRef = \(key)f\(index);};
      \(key)f\(index) = {isa = PBXFileReference; path = "\(path)"; sourceTree = SOURCE_ROOT;};
      """
    }
    let keys = files.indices.map { "\(key)b\($0)" }.joined(separator: ", ")
    return "\(key) = {isa = \(kind); files = (\(keys));};\n" + objects.joined(separator: "\n")
  }
}
