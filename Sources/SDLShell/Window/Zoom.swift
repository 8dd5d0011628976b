public import Foundation

/// How large a screen is shown in its window.
public nonisolated enum Zoom: Hashable, Sendable {
  /// As large as the desktop shows things, smaller where there is no room for that.
  case fit
  /// A point is so many of the desktop's units, whatever the desktop asks for.
  case factor(CGFloat)
}

nonisolated extension Zoom {
  /// The factors there are: a screen is to be seen, and its picture to have room in memory.
  public static let factors: ClosedRange<CGFloat> = 0.1...4

  /// The factors that keys lead to, as web browsers have them.
  private static let steps: [CGFloat] = [
    0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4,
  ]

  /// Reads `fit`, a factor such as `0.5`, or a percentage such as `50%`; nil if it is none of these,
  /// or no factor there is.
  public init?(_ text: String) {
    if text == "fit" {
      self = .fit
      return
    }
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    guard let number, Self.factors.contains(number) else { return nil }
    self = .factor(number)
  }

  /// How it is written: `fit`, or a percentage.
  public var text: String {
    switch self {
    case .fit: "fit"
    case .factor(let factor): Self.percentage(factor)
    }
  }

  /// A factor as people read it, as in `67%`.
  static func percentage(_ factor: CGFloat) -> String { "\(Int((factor * 100).rounded()))%" }

  /// What a key makes of it, where a point is `shown` units now and the desktop asks for `actual`.
  func after(_ step: ZoomStep, shown: CGFloat, actual: CGFloat) -> Zoom {
    /// Half of what a percentage can tell apart.
    let slack: CGFloat = 0.005
    return switch step {
    case .larger: .factor(Self.steps.first { $0 > shown + slack } ?? Self.factors.upperBound)
    case .smaller: .factor(Self.steps.last { $0 < shown - slack } ?? Self.factors.lowerBound)
    case .fitOrActual: self == .fit && abs(shown - actual) > slack ? .factor(actual) : .fit
    }
  }
}

/// What a key asks of the zoom.
public nonisolated enum ZoomStep: Hashable, Sendable {
  /// The next larger factor.
  case larger
  /// The next smaller factor.
  case smaller
  /// Whole on the display; where it is that already, as large as the desktop shows things.
  case fitOrActual
}
