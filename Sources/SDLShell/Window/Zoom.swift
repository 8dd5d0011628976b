public import Foundation

/// The scale at which a window shows a screen.
public nonisolated enum Zoom: Hashable, Sendable {
  /// The desktop's scale, smaller if there is no room.
  case fit
  /// This many of the desktop's units per point, whatever the desktop's scale.
  case factor(CGFloat)
  /// A pixel of the device is one of the display.
  case pixels
  /// As large as the device is in the hand, as far as the display knows how large it is itself.
  case physical
}

nonisolated extension Zoom {
  /// The valid factors: the screen stays visible, and its pixels fit in memory.
  public static let factors: ClosedRange<CGFloat> = 0.1...4

  /// The factors that keys step through, as in web browsers.
  private static let steps: [CGFloat] = [
    0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4,
  ]

  /// The zooms with a name of their own.
  private static let words: [String: Zoom] = [
    "fit": .fit, "pixels": .pixels, "physical": .physical,
  ]

  /// Parses `fit`, `pixels`, `physical`, a factor such as `0.5` or a percentage such as `50%`; nil for anything else or
  /// an invalid factor.
  public init?(_ text: String) {
    if let zoom = Self.words[text] {
      self = zoom
      return
    }
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    guard let number, Self.factors.contains(number) else { return nil }
    self = .factor(number)
  }

  /// A name, or a percentage with up to two decimals.
  public var text: String {
    switch self {
    case .fit: "fit"
    case .pixels: "pixels"
    case .physical: "physical"
    case .factor(let factor): String(format: "%g%%", (Double(factor) * 10_000).rounded() / 100)
    }
  }

  /// The zooms to choose from by their names.
  public static let named: [(name: String, zoom: Zoom)] =
    [
      ("Fit", .fit), ("Physical Size", .physical), ("Pixel Accurate", .pixels),
    ] + [4, 3, 2, 1.5, 1.25, 1, 0.75, 0.5, 0.33].map { (percentage($0), .factor($0)) }

  /// A factor as a percentage, such as `67%`.
  static func percentage(_ factor: CGFloat) -> String { "\(Int((factor * 100).rounded()))%" }

  /// The zoom as a factor, or to fit; nil where the sizes that it needs are not known.
  ///
  /// - Parameters:
  ///   - pixelsPerUnit: The display's pixels per unit of the desktop.
  ///   - dotsPerInch: The display's pixels per inch; nil if unknown.
  func resolved(
    on screen: WindowScreen, pixelsPerUnit: CGFloat, dotsPerInch: CGFloat?
  ) -> Zoom? {
    switch self {
    case .fit, .factor: return self
    case .pixels: return screen.pixelsPerPoint.map { .bounded($0 / pixelsPerUnit) }
    case .physical:
      guard let points = screen.pointsPerInch, let dotsPerInch, dotsPerInch > 0 else { return nil }
      return .bounded(dotsPerInch / points / pixelsPerUnit)
    }
  }

  private static func bounded(_ factor: CGFloat) -> Zoom {
    .factor(min(max(factor, factors.lowerBound), factors.upperBound))
  }

  /// The zoom after a step; `shown` is the current factor, `actual` the desktop's.
  func after(_ step: ZoomStep, shown: CGFloat, actual: CGFloat) -> Zoom {
    /// Half a percent, as titles show whole percentages.
    let slack: CGFloat = 0.005
    return switch step {
    case .larger: .factor(Self.steps.first { $0 > shown + slack } ?? Self.factors.upperBound)
    case .smaller: .factor(Self.steps.last { $0 < shown - slack } ?? Self.factors.lowerBound)
    case .to(let zoom): zoom
    case .fitOrActual: self == .fit && abs(shown - actual) > slack ? .factor(actual) : .fit
    }
  }
}

/// A change of the zoom by a key.
public nonisolated enum ZoomStep: Hashable, Sendable {
  /// The next larger factor.
  case larger
  /// The next smaller factor.
  case smaller
  /// Fit to the display; if it is so already, the desktop's scale.
  case fitOrActual
  /// This zoom.
  case to(Zoom)
}
