/// Whether a difference is one that a tolerance allows.
public enum ToleranceVerdict: Hashable, Sendable, CustomStringConvertible {
  /// It is; how much of each limit it takes.
  case within([Use], reason: String)
  /// It is not; the limits that it goes beyond, none of them for another size, which none allows.
  case beyond([Use])

  /// A limit and what a difference takes of it.
  public struct Use: Hashable, Sendable, CustomStringConvertible {
    /// What is limited.
    public enum Limit: String, Hashable, Sendable {
      /// The largest difference of one component.
      case levels
      /// The number of pixels that differ.
      case pixels = "px"
      /// That number in any 8×8 pixels.
      case densest = "px in 8×8"
    }

    /// What is limited.
    public var limit: Limit
    /// How much is allowed.
    public var allowed: Int
    /// How much it is.
    public var used: Int

    /// How much it is of how much, such as `14 of 20 px`.
    public var description: String { "\(used) of \(allowed) \(limit.rawValue)" }
  }

  /// Holds a difference against a tolerance.
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
