/// The manifest of a package, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let resources: [Resource]?
    let dependencies: [Dependency]?
  }

  struct Resource: Decodable {
    let path: String
  }

  /// A dependency of a target: a target or a product, whose kinds are keys with a list of facts.
  struct Dependency: Decodable {
    let byName: [Fact]?
    let target: [Fact]?
    let product: [Fact]?
  }

  /// A name, or conditions, which do not count here.
  enum Fact: Decodable {
    case name(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(String.self)).map(Fact.name) ?? .other
    }

    var name: String? {
      if case .name(let name) = self { name } else { nil }
    }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct ToolsVersion: Decodable {
    let _version: String
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [PackageRequirement]
  let defaultLocalization: String?
  let swiftLanguageVersions: [String]?
  let toolsVersion: ToolsVersion
}
