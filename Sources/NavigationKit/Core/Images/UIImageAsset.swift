import Drawing
import Foundation

/// The versions of an image for different looks: light and dark, with normal and increased contrast.
///
/// An image is drawn in the version for the traits of where it is shown. An image of an asset
/// catalogue has the versions there; others can be registered.
@preconcurrency @MainActor
public final class UIImageAsset {
  /// The style and contrast that a version is for; nil for any.
  private struct Look: Equatable {
    let style: UIUserInterfaceStyle?
    let contrast: UIAccessibilityContrast?

    init(_ traits: UITraitCollection) {
      style = traits.userInterfaceStyle == .unspecified ? nil : traits.userInterfaceStyle
      contrast = traits.accessibilityContrast == .unspecified ? nil : traits.accessibilityContrast
    }

    init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast? = nil) {
      (self.style, self.contrast) = (style, contrast)
    }

    /// How well it fits a look; nil if not at all.
    func fit(_ wanted: Look) -> Int? {
      func part<Value: Equatable>(_ own: Value?, _ wanted: Value?, _ weight: Int) -> Int? {
        own == nil ? 0 : own == wanted ? weight : nil
      }
      guard let style = part(style, wanted.style, 2),
        let contrast = part(contrast, wanted.contrast, 1)
      else { return nil }
      return style + contrast
    }
  }

  /// The versions, which know no asset.
  private var versions: [(look: Look, image: UIImage)]

  /// Makes an asset without images.
  public init() { versions = [] }

  /// Makes an asset of a catalogue's versions.
  init(_ catalog: CatalogImage) {
    let candidates: [(Look, CatalogImage.Version?)] = [
      (Look(style: .light), catalog.light), (Look(style: .dark), catalog.dark),
      (Look(style: .light, contrast: .high), catalog.lightContrast),
      (Look(style: .dark, contrast: .high), catalog.darkContrast),
    ]
    versions = candidates.compactMap { look, version in
      version.flatMap { UIImage($0, mode: catalog.renderingMode) }.map { (look, $0) }
    }
  }

  /// Makes an asset of an image for any look.
  init(_ image: UIImage) {
    versions = [(Look(UITraitCollection()), UIImage(image, asset: .some(nil)))]
  }

  /// The version for traits: that for their style and contrast, else for their style, else the first
  /// one; an empty image if there is none.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    version(for: traitCollection).map { UIImage($0, asset: self) } ?? UIImage()
  }

  /// Adds an image for the style and the contrast of traits, in the place of a former one.
  ///
  /// From now on, it and the asset's other images are versions of each other.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    versions.append((Look(traitCollection), UIImage(image, asset: .some(nil))))
    image.asset = self
  }

  /// Removes the image for exactly the style and the contrast of traits.
  public func unregister(with traitCollection: UITraitCollection) {
    versions.removeAll { $0.look == Look(traitCollection) }
  }

  /// The version for traits, without an asset; nil if there is none at all.
  func version(for traits: UITraitCollection) -> UIImage? {
    let wanted = Look(traits)
    let fitting = versions.compactMap { version in
      version.look.fit(wanted).map { (fit: $0, image: version.image) }
    }
    // Of equals, `max` would take the last.
    return fitting.reversed().max { $0.fit < $1.fit }?.image ?? versions.first?.image
  }

  /// The asset with changed images.
  func mapped(_ change: (UIImage) -> UIImage) -> UIImageAsset {
    let asset = UIImageAsset()
    asset.versions = versions.map { ($0.look, change($0.image)) }
    return asset
  }
}

extension UIImage {
  /// The image's versions for other looks.
  public var imageAsset: UIImageAsset? {
    if asset == nil, !isSymbolImage { asset = UIImageAsset(self) }
    return asset
  }

  /// The version that is drawn with traits, in this image's colours.
  func resolved(in traits: UITraitCollection) -> UIImage {
    guard let version = asset?.version(for: traits), version.reference != reference else {
      return self
    }
    return UIImage(
      self, size: version.size, asset: .some(nil), caps: version.caps,
      reference: version.reference, fileScale: version.fileScale)
  }
}
