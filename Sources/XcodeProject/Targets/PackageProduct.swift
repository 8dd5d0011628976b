/// A product of a package that a target needs.
public struct PackageProduct: Sendable, Hashable {
  /// Where a package comes from.
  public enum Origin: Sendable, Hashable {
    /// A folder.
    case local(path: String)
    /// An address, and the versions that will do, as a manifest writes them: `from: "1.2.0"`.
    case remote(url: String, requirement: String)
    /// The project does not say.
    case unknown
  }

  /// The product's name.
  public let name: String
  /// The package that it is of.
  public let origin: Origin

  /// A product of a package.
  public init(name: String, origin: Origin) { (self.name, self.origin) = (name, origin) }
}
