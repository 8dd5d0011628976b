import Drawing
import Foundation
import Snapshot

/// An arrow of a sheet, as the window's map draws it.
struct SheetArrow {
  private let points: [CGPoint]
  private let unit: CGFloat

  /// - Parameter line: A line of the map.
  init(_ line: SharedMap.Line, _ placement: SheetPlacement) {
    (points, unit) = (placement.points(line.curve), placement.unit)
  }

  /// What draws it: its line, and its head.
  func operations(in color: Color) -> [GraphicsOperation] {
    let (end, second) = (points[points.count - 1], points[points.count - 2])
    let offset = CGPoint(x: end.x - second.x, y: end.y - second.y)
    let length = hypot(offset.x, offset.y)
    guard length > 0 else { return [] }
    let (x, y) = (offset.x / length, offset.y / length)
    let head = CGSize(
      width: SceneMapView.head.width * unit / FlowSheet.unit,
      height: SceneMapView.head.height * unit / FlowSheet.unit)
    let neck = CGPoint(x: end.x - x * head.width, y: end.y - y * head.width)
    let line = Path { path in
      path.move(to: points[0])
      for place in stride(from: 1, to: points.count, by: 3) {
        let isLast = place + 3 == points.count
        path.addCurve(
          to: isLast ? neck : points[place + 2], control1: points[place],
          control2: points[place + 1])
      }
    }
    let tip = Path { path in
      path.move(to: end)
      path.addLine(to: CGPoint(x: neck.x - y * head.height, y: neck.y + x * head.height))
      path.addLine(to: CGPoint(x: neck.x + y * head.height, y: neck.y - x * head.height))
      path.close()
    }
    var style = StrokeStyle()
    style.width = SceneMapView.lineWidth * unit / FlowSheet.unit
    return [
      GraphicsOperation(.stroke(line, style, color)),
      GraphicsOperation(.fill(tip, .winding, color)),
    ]
  }
}
