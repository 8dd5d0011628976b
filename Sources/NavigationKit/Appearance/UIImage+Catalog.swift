import Drawing

extension CatalogImage {
  /// How the image is drawn, as the catalogue says; nil if it does not.
  @MainActor var renderingMode: UIImage.RenderingMode? {
    isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal }
  }
}
