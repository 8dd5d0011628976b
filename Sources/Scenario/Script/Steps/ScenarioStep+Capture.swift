public import Foundation

nonisolated extension ScenarioStep {
  /// A picture and its name.
  public struct CaptureStep: Hashable, Sendable {
    /// What is on it.
    public enum Part: Hashable, Sendable {
      /// The screen.
      case screen
      /// An element, with a margin around it in points.
      case element(ElementQuery, margin: CGFloat)
      /// All of the list around a target, also what is scrolled away.
      case whole(Target)
    }

    /// The name.
    public var name: String
    /// What is on it.
    public var part = Part.screen
    /// The elements that are painted over, as they differ from run to run.
    public var except: [ElementQuery] = []

    /// Makes a picture of the screen.
    public init(_ name: String) { self.name = name }
  }
}

nonisolated extension ScenarioStep.CaptureStep: ExpressibleByStringLiteral {
  /// Makes a picture of the screen.
  public init(stringLiteral value: String) { self.init(value) }
}
