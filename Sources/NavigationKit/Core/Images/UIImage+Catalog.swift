import Drawing

extension CatalogImage {
  /// How the image is drawn, as the catalogue says; nil if it does not.
  @MainActor var renderingMode: UIImage.RenderingMode? {
    isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal }
  }
}

extension UIImage {
  /// Makes an image of a catalogue's file; nil if it cannot be read.
  convenience init?(_ version: CatalogImage.Version, mode: RenderingMode?) {
    guard let image = UIImage(contentsOfFile: version.path) else { return nil }
    self.init(
      image, mode: mode, caps: version.slicing.map(ImageCaps.init), fileScale: version.scale)
  }
}

extension ImageCaps {
  /// The edges and the middle of a catalogue's image.
  init(_ slicing: CatalogSlicing) {
    self.init(
      insets: UIEdgeInsets(
        top: slicing.top, left: slicing.left, bottom: slicing.bottom, right: slicing.right),
      mode: slicing.isTiled ? .tile : .stretch, middle: slicing.middle)
  }
}
