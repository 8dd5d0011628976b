extension Project {
  /// Reads the package in a folder.
  ///
  /// Manifests that only Xcode can read have their targets where they usually are.
  public init(package folder: String) throws(ProjectError) {
    let folder = folder.wholePath
    do throws(ProjectError) {
      self.init(try PackageManifest(in: folder), folder: folder)
    } catch {
      guard let text = try? ProjectFile.text(of: folder.appendingPath("Package.swift")),
        text.contains("AppleProductTypes")
      else { throw error }
      let sources = SourceFolder(
        path: folder, excluded: [folder.appendingPath("Package.swift")]
      ).sources
      let plain = Project(sources: sources, in: folder)
      self.init(
        path: folder, format: .folder, targets: plain.targets,
        notes: [
          "\(error.path): only Xcode reads this manifest; all sources are taken as one target"
        ])
    }
  }

  private init(_ manifest: PackageManifest, folder: String) {
    let origins = manifest.dependencies.reduce(into: [String: PackageProduct.Origin]()) {
      origins, package in
      if let identity = package.identity { origins[identity] = package.origin }
    }
    var notes: [String] = []
    let targets = manifest.targets.compactMap { target in
      ProjectTarget(target, of: manifest, in: folder, origins: origins, notes: &notes)
    }
    self.init(
      path: folder, format: .package, targets: targets,
      developmentRegion: manifest.defaultLocalization,
      products: Dictionary(manifest.products.map { ($0.name, $0.targets) }) { own, _ in own },
      notes: notes)
  }
}
