import Foundation

extension UIImage {
  /// Makes a symbol of a size and in colours by its system name; an unknown one is drawn as a neutral box.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(UIImage(symbol: name), configuration as? SymbolConfiguration)
  }

  private convenience init(_ symbol: UIImage, _ configuration: SymbolConfiguration?) {
    guard let configuration, case .symbol(let name) = symbol.reference else {
      self.init(symbol)
      return
    }
    let (size, factor) = (UIImage.naturalSize(ofSymbol: name), configuration.look.factor)
    self.init(
      symbol, size: CGSize(width: size.width * factor, height: size.height * factor),
      symbolConfiguration: configuration)
  }

  /// The image as a view with traits shows it: a symbol that goes with a text style follows the
  /// user's text size.
  func sized(in traits: UITraitCollection) -> UIImage {
    guard let look = symbolConfiguration?.look, look.growth != nil else { return self }
    let new = look.resolved(in: traits)
    guard new != look else { return self }
    let growth = new.factor / look.factor
    return UIImage(
      self, size: CGSize(width: size.width * growth, height: size.height * growth),
      symbolConfiguration: SymbolConfiguration(new))
  }

  /// The same, larger in text sizes for accessibility if it grows with them; a symbol that goes with a
  /// text style is larger already.
  func sized(in traits: UITraitCollection, growing: Bool) -> UIImage {
    let sized = sized(in: traits)
    let follows = symbolConfiguration?.look.growth != nil
    let factor = growing && !follows ? traits.preferredContentSizeCategory.imageFactor : 1
    guard factor != 1 else { return sized }
    return UIImage(
      sized, size: CGSize(width: sized.size.width * factor, height: sized.size.height * factor))
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { if case .symbol = reference { true } else { false } }

  /// The configuration of its look; nil for none.
  public var configuration: Configuration? { symbolConfiguration }

  /// The symbol in another size and in other colours; another image stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(self, configuration as? SymbolConfiguration)
  }

  /// The symbol with the attributes of a configuration in place of its own; nil for another image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return UIImage(self, symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The image drawn in a colour, whatever the tint is.
  public func withTintColor(_ color: UIColor) -> UIImage { UIImage(self, color: color) }

  /// The image drawn in a colour, or with the mode `alwaysTemplate` in the tint colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      self, mode: renderingMode, color: renderingMode == .alwaysTemplate ? .some(nil) : color)
  }
}

extension UIImage: @MainActor _ExpressibleByImageLiteral {
  /// Makes the image of a literal: a file of the program, which there must be.
  public convenience init(imageLiteralResourceName path: String) {
    guard let image = UIImage(named: path) else {
      preconditionFailure("There is no image “\(path)” that an image literal names.")
    }
    self.init(image)
  }
}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
