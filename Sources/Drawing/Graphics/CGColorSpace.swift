import Foundation

// On Linux, Foundation lacks this type.

/// How the components of colours are meant; whatever the space, colours are drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  private enum Kind { case colors, wideColors, greys }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3, whose colours become the nearest ones of sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the space of greys with the curve of sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The space of red, green and blue.
  static let colors = CGColorSpace(.colors)
  /// The space of greys.
  static let greys = CGColorSpace(.greys)

  /// The space of a name; nil for any but the three names above.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB: self.init(.colors)
    case CGColorSpace.displayP3: self.init(.wideColors)
    case CGColorSpace.genericGrayGamma2_2: self.init(.greys)
    default: return nil
    }
  }

  /// The components of a colour, without opacity.
  public var numberOfComponents: Int { kind == .greys ? 1 : 3 }

  /// The colour of components, behind which is the opacity.
  func color(of components: UnsafePointer<CGFloat>) -> Color {
    let parts = (0...numberOfComponents).map { Double(components[$0].finite) }
    switch kind {
    case .greys: return Color(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    case .colors: return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case .wideColors:
      return Color(
        displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// Spaces are equal if they give components the same meaning.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.kind == second.kind
  }

  /// Hashes the meaning of components.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .colors }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .greys }
