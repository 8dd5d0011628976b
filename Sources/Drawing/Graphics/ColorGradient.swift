public import Foundation

/// A colour at a place of a gradient.
public struct ColorStop: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The place, 0…1.
  public var location: CGFloat

  /// Makes a stop.
  public init(color: Color, location: CGFloat) {
    self.color = color
    self.location = location
  }

  /// Colours at places, which are evenly spread unless there is one for each colour.
  package static func stops(of colors: [Color], at locations: [CGFloat]) -> [ColorStop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let place = locations.count == colors.count ? locations[index] : even
      return ColorStop(color: color, location: min(max(place.finite, 0), 1))
    }
  }
}

/// Colours along a line, between circles or around a point.
public struct ColorGradient: Hashable, Sendable {
  /// The line or circles that the colours' places are measured along.
  public enum Geometry: Hashable, Sendable {
    /// From a point to another.
    case line(from: CGPoint, to: CGPoint)
    /// From a circle to another.
    case circles(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// Once around a point, from an angle in radians clockwise from the right.
    case turn(around: CGPoint, from: CGFloat)
  }

  /// The colours with their places.
  public var stops: [ColorStop]
  /// The geometry that their places are measured along.
  public var geometry: Geometry
  /// Whether the first colour goes on before the start.
  public var drawsBeforeStart = true
  /// Whether the last colour goes on behind the end.
  public var drawsAfterEnd = true

  /// Makes a gradient that goes on at both ends.
  public init(stops: [ColorStop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}
