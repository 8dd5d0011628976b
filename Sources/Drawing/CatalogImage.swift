/// An image of an asset catalogue.
public struct CatalogImage: Hashable, Sendable {
  /// The file for a light look.
  public let path: String
  /// The file for a dark look; nil if it is the same.
  public let darkPath: String?
  /// Whether it is drawn in the tint colour; nil if the catalogue does not say.
  public let isTemplate: Bool?

  /// Makes an image of files, by their absolute paths.
  public init(path: String, darkPath: String? = nil, isTemplate: Bool? = nil) {
    self.path = path
    self.darkPath = darkPath
    self.isTemplate = isTemplate
  }
}

/// A colour of an asset catalogue.
public struct CatalogColor: Hashable, Sendable {
  /// The colour in a light look.
  public let light: Color
  /// The colour in a dark look.
  public let dark: Color

  /// Makes a colour of two versions.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }
}
