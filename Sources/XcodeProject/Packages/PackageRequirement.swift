/// A package that another one needs, as `swift package dump-package` prints it.
struct PackageRequirement: Decodable {
  struct Folder: Decodable {
    let identity: String
    let path: String
  }

  struct Repository: Decodable {
    struct Location: Decodable {
      struct Remote: Decodable {
        let urlString: String
      }

      let remote: [Remote]?
    }

    struct Versions: Decodable {
      struct Range: Decodable {
        let lowerBound: String
        let upperBound: String
      }

      let range: [Range]?
      let exact: [String]?
      let branch: [String]?
      let revision: [String]?
    }

    let identity: String
    let location: Location
    let requirement: Versions
  }

  let fileSystem: [Folder]?
  let sourceControl: [Repository]?

  /// The name by which manifests refer to the package.
  var identity: String? { fileSystem?.first?.identity ?? sourceControl?.first?.identity }

  /// The origin of the package.
  var origin: PackageProduct.Origin {
    if let folder = fileSystem?.first { return .local(path: folder.path) }
    guard let repository = sourceControl?.first,
      let url = repository.location.remote?.first?.urlString
    else { return .unknown }
    return .remote(url: url, requirement: repository.requirement.written)
  }
}

extension PackageRequirement.Repository.Versions {
  /// The versions as a manifest writes them.
  fileprivate var written: String {
    if let name = branch?.first { return "branch: \"\(name)\"" }
    if let name = revision?.first { return "revision: \"\(name)\"" }
    if let version = exact?.first { return "exact: \"\(version)\"" }
    let range = range?.first
    return "\"\(range?.lowerBound ?? "0.0.0")\"..<\"\(range?.upperBound ?? "999.0.0")\""
  }
}
