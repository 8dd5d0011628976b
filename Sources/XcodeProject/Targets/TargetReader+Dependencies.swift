/// The dependencies of a target.
extension TargetReader {
  /// The names of the targets that a target needs, by itself or as it links their products: also of
  /// other projects beside this one.
  func dependencies(of target: ProjectObject) -> [String] {
    let named = objects.list("dependencies", of: target).compactMap { dependency in
      objects[dependency["target"]]
    }
    let phases = objects.list("buildPhases", of: target)
      .filter { $0.kind == "PBXFrameworksBuildPhase" }
    let linked = Set(phases.flatMap { objects.list("files", of: $0) }.compactMap { $0["fileRef"] })
    let products = objects.list("targets", of: objects.root)
      .filter { $0["productReference"].map(linked.contains) ?? false }
    var seen: Set = [target.key]
    let own = (named + products).filter { seen.insert($0.key).inserted }.compactMap { $0["name"] }
    let productReferences = Set(products.compactMap { $0["productReference"] })
    let others = linked.subtracting(productReferences).compactMap { objects[$0] }
      .filter { $0["sourceTree"] == "BUILT_PRODUCTS_DIR" }
      .compactMap { $0["path"]?.stemOfPath }.filter { !own.contains($0) }
    return own + others.sorted()
  }

  /// The products of packages that a target needs.
  func packageProducts(of target: ProjectObject) -> [PackageProduct] {
    objects.list("packageProductDependencies", of: target).compactMap { product in
      product["productName"].map {
        PackageProduct(name: $0, origin: origin(of: objects[product["package"]]))
      }
    }
  }

  /// The paths of local packages: those that the project refers to, and folders among its files that
  /// are packages.
  var localPackages: [String] {
    let referred = objects.all(of: "XCLocalSwiftPackageReference").compactMap { package in
      package["relativePath"].map { path.folderOfPath.appendingPath($0) }
    }
    let folders = objects.all(of: "PBXFileReference")
      .filter { ["folder", "wrapper", "text"].contains($0["lastKnownFileType"]) }
      .compactMap(paths.path(of:))
    return (referred + folders).filter { ProjectFile.isThere("\($0)/Package.swift") }
  }

  private func origin(of package: ProjectObject?) -> PackageProduct.Origin {
    if let url = package?["repositoryURL"] {
      return .remote(url: url, requirement: requirement(package?.values["requirement"]))
    }
    if let path = package?["relativePath"] {
      return .local(path: self.path.folderOfPath.appendingPath(path))
    }
    return .unknown
  }

  /// The versions that the project accepts, as a manifest writes them.
  private func requirement(_ written: PropertyList?) -> String {
    func value(_ name: String) -> String {
      (written?[name]?.string ?? "").filter { $0 != "\"" && $0 != "\\" }
    }
    switch value("kind") {
    case "branch": return "branch: \"\(value("branch"))\""
    case "revision": return "revision: \"\(value("revision"))\""
    case "exactVersion": return "exact: \"\(value("version"))\""
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(value("minimumVersion"))\")"
    case "versionRange": return "\"\(value("minimumVersion"))\"..<\"\(value("maximumVersion"))\""
    default: return "from: \"\(value("minimumVersion"))\""
    }
  }
}
