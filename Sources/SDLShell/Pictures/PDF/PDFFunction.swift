import Foundation

/// A function from a number to the components of a colour.
nonisolated indirect enum PDFFunction {
  /// From one value to another, along a power of the number.
  case power(from: [Double], to: [Double], exponent: Double)
  /// Between values that are spread evenly over 0…1.
  case samples([[Double]])
  /// Another function in each part of the domain.
  case parts([Part])
  /// Several functions, each for one component.
  case components([PDFFunction])

  struct Part {
    /// The numbers for which it holds.
    let domain: ClosedRange<Double>
    /// The numbers for its function at the ends of the domain.
    let (start, end): (Double, Double)
    let function: PDFFunction
  }

  /// The components for a number.
  func values(at x: Double) -> [Double] {
    switch self {
    case .power(let from, let to, let exponent):
      let share = exponent == 1 ? x : pow(max(x, 0), exponent)
      return zip(from, to).map { $0 + ($1 - $0) * (share.isFinite ? share : 0) }
    case .samples(let samples):
      let place = min(max(x, 0), 1) * Double(samples.count - 1)
      let (low, high) = (samples[Int(place)], samples[min(Int(place) + 1, samples.count - 1)])
      return zip(low, high).map { $0 + ($1 - $0) * (place - place.rounded(.down)) }
    case .parts(let parts):
      guard let part = parts.first(where: { x < $0.domain.upperBound }) ?? parts.last else {
        return []
      }
      return part.function.values(at: part.inner(x))
    case .components(let functions): return functions.flatMap { $0.values(at: x) }
    }
  }

  /// Numbers between which it may be drawn as straight lines, from a number to another.
  func steps(from start: Double, to end: Double) -> [Double] {
    switch self {
    case .power(_, _, let exponent) where exponent == 1: return [start, end]
    case .power, .components, .samples:
      return (0...Self.steps).map { start + (end - start) * Double($0) / Double(Self.steps) }
    case .parts(let parts):
      return parts.flatMap { part -> [Double] in
        let low = max(part.domain.lowerBound, min(start, end))
        // At the end of a part the next one holds already.
        let high = min(part.domain.upperBound, max(start, end)).nextDown
        return low < high ? part.function.isStraight ? [low, high] : Self.steps(low, high) : []
      }
    }
  }

  private var isStraight: Bool { if case .power(_, _, 1) = self { true } else { false } }

  private static func steps(_ low: Double, _ high: Double) -> [Double] {
    (0...steps).map { low + (high - low) * Double($0) / Double(steps) }
  }

  /// Enough that a curve of colours looks smooth.
  private static let steps = 32
}

nonisolated extension PDFFunction.Part {
  fileprivate func inner(_ x: Double) -> Double {
    let length = domain.upperBound - domain.lowerBound
    let share =
      length > 0
      ? (min(max(x, domain.lowerBound), domain.upperBound) - domain.lowerBound) / length : 0
    return start + (end - start) * share
  }
}
