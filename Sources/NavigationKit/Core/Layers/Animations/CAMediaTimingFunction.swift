public import Foundation

/// The pace of an animation: a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
public final class CAMediaTimingFunction: NSObject {
  let curve: TimingCurve

  /// Makes a pace by its name.
  public init(name: CAMediaTimingFunctionName) { curve = name.curve }

  /// Makes a pace of a curve's two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .cubic(
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
  }

  /// Copies a point of the curve: 0 for its start, 1 and 2 for the control points, 3 for its end.
  ///
  /// - Parameter values: Room for two numbers.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let (x1, y1, x2, y2) = curve.controlPoints ?? (0, 0, 1, 1)
    let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
    precondition(
      points.indices.contains(index), "A pace has four points: there is no point \(index).")
    (values[0], values[1]) = (Float(points[index].0), Float(points[index].1))
  }
}

/// The name of a pace.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations: Core Animation's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var curve: TimingCurve {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    case .default: .standard
    default: .linear
    }
  }
}

nonisolated extension TimingCurve {
  /// The curve that Core Animation documents as its default one.
  static let standard = TimingCurve.cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
}

/// The fill mode of an animation: the values shown before it begins and after it ends.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own value; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value afterwards, if it is not removed then.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before, and the last one afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
