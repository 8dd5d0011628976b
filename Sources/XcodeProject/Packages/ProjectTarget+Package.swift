extension ProjectTarget {
  /// A target of a package; nil if it has no sources of its own.
  init?(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String,
    origins: [String: PackageProduct.Origin], notes: inout [String]
  ) {
    guard ["regular", "executable", "test"].contains(target.type) else { return nil }
    guard let place = Self.place(of: target, of: manifest, in: folder) else {
      notes.append("\(folder): the folder of the target \(target.name) is not there; left out")
      return nil
    }
    let excluded = Set((target.exclude ?? []).map { place.appendingPath($0) })
    let parts = target.sources?.map { place.appendingPath($0) } ?? [place]
    let sources = parts.flatMap { part in
      ProjectFile.isFolder(part) ? SourceFolder(path: part, excluded: excluded).sources : [part]
    }
    let kind: Kind = target.type == "test" ? .unitTests : .ofSources(sources)
    self.init(
      name: target.name, kind: kind,
      settings: BuildSettings(ofPlainTarget: target.name, swiftVersion: manifest.swiftVersion))
    self.sources = sources
    self.excluded = excluded.sorted()
    resources = (target.resources ?? []).flatMap {
      Self.resources(at: place.appendingPath($0.path))
    }
    infoPlist = place.appendingPath("Info.plist").ifThere
    addDependencies(of: target, of: manifest, origins: origins)
  }

  private mutating func addDependencies(
    of target: PackageManifest.Target, of manifest: PackageManifest,
    origins: [String: PackageProduct.Origin]
  ) {
    let own = Set(manifest.targets.map(\.name))
    for needed in target.dependencies ?? [] {
      let facts = needed.target ?? needed.byName ?? needed.product ?? []
      guard let name = facts.first?.name else { continue }
      let package = needed.product.flatMap { $0.dropFirst().first?.name } ?? name
      if needed.product == nil, own.contains(name) {
        dependencies.append(name)
      } else {
        let origin = origins[package.lowercased()] ?? .unknown
        packageProducts.append(PackageProduct(name: name, origin: origin))
      }
    }
  }

  private static func place(
    of target: PackageManifest.Target, of manifest: PackageManifest, in folder: String
  ) -> String? {
    let roots =
      target.type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    // Only a package of one target needs no folder for that target.
    let defaultFolders =
      roots.map { "\($0)/\(target.name)" } + (manifest.targets.count == 1 ? ["Sources"] : [])
    return (target.path.map { [$0] } ?? defaultFolders).map { folder.appendingPath($0) }
      .first(where: ProjectFile.isFolder)
  }

  /// The files of a resource in a manifest: one file, or those in a folder.
  private static func resources(at path: String) -> [ProjectResource] {
    ["", "lproj"].contains(path.typeOfPath) && ProjectFile.isFolder(path)
      ? ResourceFolder(path: path).resources : [ProjectResource(path: path)]
  }
}

extension PackageManifest {
  /// The version of Swift that its sources are written in.
  fileprivate var swiftVersion: String {
    swiftLanguageVersions?.last ?? (toolsVersion._version.hasPrefix("6") ? "6" : "5")
  }
}
