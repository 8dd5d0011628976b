public import Foundation

// On Linux, Foundation lacks this type.

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
    let colors = components.withUnsafeBufferPointer { parts in
      parts.baseAddress.map { start in
        (0..<count).map { space.color(of: start + $0 * size) }
      }
    }
    guard let colors else { return nil }
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
