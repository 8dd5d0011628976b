public import Foundation

extension UIImage {
  /// The attributes in which variants of an image can differ.
  public class Configuration: NSObject {
    /// The configuration with the attributes of another one, in place of its own.
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The size and colours of a symbol; all symbols are drawn in one weight.
  public final class SymbolConfiguration: Configuration {
    nonisolated let look: SymbolLook

    init(_ look: SymbolLook) {
      self.look = look
      super.init()
    }

    /// As large as letters of a size, in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) { self.init(SymbolLook(pointSize: pointSize, scale: scale.said)) }

    /// In a weight, which changes nothing here.
    public convenience init(weight: SymbolWeight) { self.init(SymbolLook()) }

    /// As large as letters of a size, at a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale.said)) }

    /// As large as letters of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// As large as letters of a text style at the user's text size, which views follow.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      let growth = FontScaling(style: textStyle, base: textStyle.size(in: .large))
      let look = SymbolLook(growth: growth, scale: scale.said)
      self.init(look.resolved(in: UITraitCollection.current))
    }

    /// In a colour for each of the symbol's layers, whatever the tint is.
    ///
    /// Symbols have one layer here, which is drawn in the first colour.
    public convenience init(paletteColors colors: [UIColor]) {
      self.init(SymbolLook(coloring: colors.first.map { .colored($0) }))
    }

    /// In shades of a colour, a fainter one for each further layer, whatever the tint is.
    ///
    /// Symbols have one layer here, which is drawn in the colour itself.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolLook(coloring: .colored(hierarchicalColor)))
    }

    /// In one colour, the tint.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(coloring: .inTint))
    }

    /// In the symbol's own colours: in the tint, as symbols have none here.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(coloring: .inTint))
    }

    /// The configuration that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// The configuration with the attributes of another symbol configuration, in place of its own.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(look: look.applying(other.look))
    }

    private convenience init(look: SymbolLook) { self.init(look) }

    /// Whether another configuration says the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      look == otherConfiguration?.look
    }

    /// Whether an object is a configuration that says the same.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      look == (object as? SymbolConfiguration)?.look
    }

    /// Hashes what equality compares.
    public nonisolated override var hash: Int { look.hashValue }
  }

  /// How large a symbol is beside letters.
  public nonisolated enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// Medium.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// The default scale.
    case medium = 2
    /// Larger.
    case large = 3

    /// The scale; nil if it says none.
    fileprivate var said: SymbolScale? { self == .unspecified || self == .default ? nil : self }
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
}

extension UIImage {
  /// A symbol with a configuration where its own says nothing; any other image stays as it is.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, isSymbolImage else { return self }
    return withConfiguration(configuration.applying(symbolConfiguration))
  }
}
