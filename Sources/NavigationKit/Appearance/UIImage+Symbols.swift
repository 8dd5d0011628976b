public import Foundation

extension UIImage {
  /// What images that look alike can differ in.
  public class Configuration: NSObject {}

  /// The size of a symbol; all symbols are drawn in one weight.
  public final class SymbolConfiguration: Configuration {
    private let pointSize: CGFloat?
    private let scale: SymbolScale

    private init(pointSize: CGFloat?, scale: SymbolScale) {
      (self.pointSize, self.scale) = (pointSize, scale)
      super.init()
    }

    /// As large as letters of a size, in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) { self.init(pointSize: .some(pointSize), scale: scale) }

    /// As large as letters of a size, at a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }

    /// As large as letters of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: .some(font.pointSize), scale: scale)
    }

    /// As large as letters of a text style at the user's text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// How much larger a symbol is than without a configuration.
    var factor: CGFloat { (pointSize ?? Self.usualSize) / Self.usualSize * scale.factor }

    /// The size of letters that symbols go with by themselves, in points.
    private static let usualSize: CGFloat = 17
  }

  /// How large a symbol is beside letters.
  public nonisolated enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// Medium.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As usual.
    case medium = 2
    /// Larger.
    case large = 3

    /// Tuned by eye.
    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.79
      case .large: 1.28
      }
    }
  }

  /// The weight of a symbol's lines; all are drawn in one.
  public nonisolated enum SymbolWeight: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// Makes a symbol of a size by its system name; an unknown one is drawn as a neutral box.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(UIImage(symbol: name), configuration as? SymbolConfiguration)
  }

  private convenience init(_ symbol: UIImage, _ configuration: SymbolConfiguration?) {
    guard let configuration, case .symbol(let name) = symbol.reference else {
      self.init(symbol)
      return
    }
    let size = UIImage.naturalSize(ofSymbol: name)
    self.init(
      symbol,
      size: CGSize(
        width: size.width * configuration.factor, height: size.height * configuration.factor),
      symbolConfiguration: configuration)
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { if case .symbol = reference { true } else { false } }

  /// The symbol in another size; another image stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(self, configuration as? SymbolConfiguration)
  }

  /// The symbol in another size; nil for another image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? UIImage(self, configuration) : nil
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
