/// The names in a module's asset catalogues, of which Xcode makes symbols such as
/// `UIColor(resource: .brand)`.
public struct AssetNames: Sendable {
  /// The names of the colours, each behind those of the folders that provide a namespace.
  public let colors: [[String]]
  /// The names of the images, likewise.
  public let images: [[String]]
  /// Whether `UIColor` and `UIImage` have the symbols, too: `UIColor.brand`.
  public let areMembers: Bool

  /// The names of catalogues.
  public init(colors: [[String]] = [], images: [[String]] = [], areMembers: Bool = false) {
    (self.colors, self.images, self.areMembers) = (colors, images, areMembers)
  }
}
