public import Foundation

/// An image of an asset catalogue.
public struct CatalogImage: Hashable, Sendable {
  /// A file of the image, for one look.
  public struct Version: Hashable, Sendable {
    /// The file's absolute path.
    public let path: String
    /// Pixels per point; nil if the catalogue does not say.
    public let scale: CGFloat?
    /// The parts that keep their size when the image is stretched; nil for none.
    public let slicing: CatalogSlicing?

    /// Makes a version of a file.
    public init(path: String, scale: CGFloat? = nil, slicing: CatalogSlicing? = nil) {
      self.path = path
      self.scale = scale
      self.slicing = slicing
    }
  }

  /// For a light look, and for every look without a version of its own.
  public let light: Version
  /// For a dark look; nil for the light one.
  public let dark: Version?
  /// For a light look with increased contrast; nil for the one without.
  public let lightContrast: Version?
  /// For a dark look with increased contrast; nil for the one without.
  public let darkContrast: Version?
  /// Whether it is drawn in the tint colour; nil if the catalogue does not say.
  public let isTemplate: Bool?

  /// Makes an image of a file for each look that has one.
  public init(
    light: Version, dark: Version? = nil, lightContrast: Version? = nil,
    darkContrast: Version? = nil, isTemplate: Bool? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast
    self.darkContrast = darkContrast
    self.isTemplate = isTemplate
  }
}

/// The parts of a catalogue's image when it is stretched: edges, which keep their size, and a middle.
///
/// The parts between the middle and the right and bottom edges are not shown.
public struct CatalogSlicing: Hashable, Sendable {
  /// The top edge in points.
  public let top: CGFloat
  /// The left edge in points.
  public let left: CGFloat
  /// The bottom edge in points.
  public let bottom: CGFloat
  /// The right edge in points.
  public let right: CGFloat
  /// The size of the middle in points; along an axis of length 0 it is all that is left.
  public let middle: CGSize
  /// Whether the middle is repeated instead of stretched.
  public let isTiled: Bool

  /// Makes a slicing.
  public init(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, middle: CGSize, isTiled: Bool
  ) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    (self.middle, self.isTiled) = (middle, isTiled)
  }
}

/// A colour of an asset catalogue.
public struct CatalogColor: Hashable, Sendable {
  /// The colour in a light look.
  public let light: Color
  /// The colour in a dark look.
  public let dark: Color
  /// The colour in a light look with increased contrast.
  public let lightContrast: Color
  /// The colour in a dark look with increased contrast.
  public let darkContrast: Color

  /// Makes a colour; contrast versions that are not given are those without.
  public init(
    light: Color, dark: Color, lightContrast: Color? = nil, darkContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast ?? light
    self.darkContrast = darkContrast ?? dark
  }
}
