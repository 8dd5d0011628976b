/// Whether a tolerance allows a difference.
public enum ToleranceVerdict: Hashable, Sendable, CustomStringConvertible {
  /// It does, with how much of each limit is used.
  case within([Use], reason: String)
  /// It does not, with the limits exceeded; empty if the sizes differ, which no tolerance allows.
  case beyond([Use])

  /// A limit and how much of it a difference uses.
  public struct Use: Hashable, Sendable, CustomStringConvertible {
    /// The limited quantity.
    public enum Limit: String, Hashable, Sendable {
      /// The largest difference of one component.
      case levels
      /// The number of pixels that differ.
      case pixels = "px"
      /// The number of them in any 8×8 pixels.
      case densest = "px in 8×8"
    }

    /// The limited quantity.
    public var limit: Limit
    /// The limit's value.
    public var allowed: Int
    /// The difference's value.
    public var used: Int

    /// Such as `14 of 20 px`.
    public var description: String { "\(used) of \(allowed) \(limit.rawValue)" }
  }

  /// Checks a difference against a tolerance.
  public init(_ difference: BitmapDifference, _ tolerance: Tolerance) {
    var uses = [
      Use(limit: .levels, allowed: tolerance.levels, used: difference.largest),
      Use(limit: .pixels, allowed: tolerance.pixels, used: difference.count),
    ]
    if let densest = tolerance.densest {
      uses.append(Use(limit: .densest, allowed: densest, used: difference.densest))
    }
    let broken = uses.filter { $0.used > $0.allowed }
    if difference.isOfOtherSize {
      self = .beyond([])
    } else if broken.isEmpty {
      self = .within(uses, reason: tolerance.reason)
    } else {
      self = .beyond(broken)
    }
  }

  /// The verdict in one line.
  public var description: String {
    switch self {
    case .within(let uses, let reason):
      "within the tolerance (\(Self.list(uses))), which is there because: \(reason)"
    case .beyond(let broken) where broken.isEmpty: "no tolerance allows another size"
    case .beyond(let broken): "beyond the tolerance: \(Self.list(broken))"
    }
  }

  private static func list(_ uses: [Use]) -> String {
    uses.map(\.description).joined(separator: ", ")
  }
}
