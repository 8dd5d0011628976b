public import Foundation

nonisolated extension ScenarioStep {
  /// The target of a touch.
  public enum Target: Hashable, Sendable {
    /// A position in points.
    case point(CGPoint)
    /// The only element that is meant, in its middle or at a place in it.
    case element(ElementQuery, at: InnerPoint? = nil)

    /// The only element with a label, and with a role if there is one.
    public static func element(label: String, role: String?) -> Target {
      guard let role else { return .element(ElementQuery(text: label)) }
      var query = ElementQuery()
      (query.role, query.label) = (role, .exact(label))
      return .element(query)
    }
  }

  /// A place inside an element, from its top left corner.
  public struct InnerPoint: Hashable, Sendable {
    /// How far it is along one side.
    public enum Distance: Hashable, Sendable {
      /// In points.
      case points(CGFloat)
      /// In percent of the side.
      case percent(CGFloat)
    }

    /// How far it is to the right, and down.
    public var x, y: Distance

    /// Makes a place.
    public init(x: Distance, y: Distance) { (self.x, self.y) = (x, y) }

    /// The place in a frame.
    func point(in frame: CGRect) -> CGPoint {
      CGPoint(
        x: frame.minX + x.length(of: frame.width), y: frame.minY + y.length(of: frame.height))
    }
  }
}

nonisolated extension ScenarioStep.InnerPoint.Distance {
  /// How far the place at 100 % is from the end of a side, in points, as the end itself is outside: the
  /// finest distance that texts tell.
  private static let finest: CGFloat = 0.01

  fileprivate func length(of side: CGFloat) -> CGFloat {
    switch self {
    case .points(let points): points
    case .percent(let percent): min(side * percent / 100, max(0, side - Self.finest))
    }
  }
}
