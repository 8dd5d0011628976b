import Drawing
public import Foundation

extension UIColor {
  /// Makes a colour of one of the program's asset catalogues, by its name; nil if there is none.
  ///
  /// The host decides where they are. Outside of a stage's update, no colour is found.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let color = Stage.current?.imageSource.catalogColor(named: name) else { return nil }
    self.init(color)
  }

  fileprivate convenience init(_ color: CatalogColor) {
    self.init(
      light: color.light, dark: color.dark,
      contrast: (light: color.lightContrast, dark: color.darkContrast))
  }

  /// Makes a colour of one of the program's asset catalogues, by its name; nil if there is none.
  ///
  /// - Parameters:
  ///   - bundle: Not used: the host decides where the catalogues are.
  ///   - traitCollection: The traits that a version is chosen for; nil for those it is shown with.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = UIColor(named: name) else { return nil }
    self.init { _ in traitCollection.map(color.resolvedColor) ?? color }
  }
}

extension Stage {
  /// The tint of an app's windows, by its catalogue; nil if it has none.
  var accentColor: UIColor? { imageSource.accentColor.map { UIColor($0) } }
}

extension UIImage {
  /// Makes an image of one of the program's asset catalogues or files, by its name; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - bundle: Not used: the host decides where the files are.
  ///   - traitCollection: The traits whose look is chosen; nil for those it is shown with.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = UIImage(named: name) else { return nil }
    guard let traitCollection else {
      self.init(image)
      return
    }
    self.init(image.resolved(in: traitCollection), asset: .some(nil))
  }

  /// Makes an image of one of the program's asset catalogues or files, by its name and, for a
  /// symbol, in a size; nil if there is none.
  ///
  /// - Parameter bundle: Not used: the host decides where the files are.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(configuration.map(image.withConfiguration) ?? image)
  }
}
