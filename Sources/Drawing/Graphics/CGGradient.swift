public import Foundation

// On Linux, Foundation lacks these types.

/// How components are meant; all colours are sRGB here, and a grey space only counts components.
public final class CGColorSpace: Hashable, Sendable {
  /// The components of a colour, without opacity.
  public let numberOfComponents: Int

  private init(_ count: Int) { numberOfComponents = count }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The space of red, green and blue.
  static let colors = CGColorSpace(3)
  /// The space of greys.
  static let greys = CGColorSpace(1)

  /// The space of a name; nil for any but sRGB.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init(3)
  }

  /// Spaces are equal if they have as many components.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.numberOfComponents == second.numberOfComponents
  }

  /// Hashes the number of components.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .colors }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .greys }

/// Colours with their places in a gradient.
public final class CGGradient: Hashable, Sendable {
  /// The colours with their places, as the painter uses them.
  package let stops: [ColorStop]

  package init(stops: [ColorStop]) { self.stops = stops }

  /// Makes a gradient; without places, 0…1, the colours are evenly spread.
  ///
  /// - Parameter colors: ``CGColor`` each; nil is returned for anything else.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    guard let colors = colors as? [CGColor], !colors.isEmpty else { return nil }
    self.init(stops: ColorStop.stops(of: colors.map(\.color), at: locations ?? []))
  }

  /// Makes a gradient of colours given by their components.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
    locations: [CGFloat]?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count >= count * size else { return nil }
    let colors = (0..<count).map { index -> Color in
      let parts = components[index * size..<(index + 1) * size].map(Double.init)
      let isGrey = size == 2
      return Color(
        red: parts[0], green: parts[isGrey ? 0 : 1], blue: parts[isGrey ? 0 : 2],
        alpha: parts[size - 1])
    }
    self.init(stops: ColorStop.stops(of: colors, at: locations ?? []))
  }

  /// Gradients are equal if their colours and places are.
  public static func == (first: CGGradient, second: CGGradient) -> Bool {
    first.stops == second.stops
  }

  /// Hashes the colours and places.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// How far a gradient goes.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit per option.
  public let rawValue: UInt32
  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Its first colour goes on before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Its last colour goes on behind its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
