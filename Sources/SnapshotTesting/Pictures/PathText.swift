import Drawing
import Foundation

/// A path as its steps, a line each, such as `LineTo (10.0, 0.0)`.
struct PathText {
  private(set) var text = ""

  init(_ path: CGPath, by formatter: NumberFormatter) {
    path.applyWithBlock { step in
      let (name, count) = Self.form(of: step.pointee.type)
      let points = (0..<count).map { index in
        let point = step.pointee.points[index]
        let numbers = [point.x, point.y].map { formatter.string(from: NSNumber(value: $0)) ?? "" }
        return "(\(numbers.joined(separator: ", ")))"
      }
      text += ([name] + points).joined(separator: " ") + "\n"
    }
  }

  /// The name of a kind of step, and how many points it has.
  private static func form(of type: CGPathElementType) -> (name: String, points: Int) {
    switch type {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}
