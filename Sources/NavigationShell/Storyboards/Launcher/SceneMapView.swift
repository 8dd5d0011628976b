import Foundation
import NavigationKit

/// The arrows between the scenes of a map; those that leave the current scene stand out.
final class SceneMapView: UIView {
  /// The width of a line, and the length and half the width of an arrow's head, in points.
  private static let lineWidth: CGFloat = 1.5
  private static let head = CGSize(width: 8, height: 3.5)

  /// The scale at which the map is drawn.
  var scale: CGFloat = 1 {
    didSet {
      frame = CGRect(x: 0, y: 0, width: map.size.width * scale, height: map.size.height * scale)
      setNeedsDisplay()
    }
  }
  private let map: SceneMap
  private let current: Int?

  init(_ map: SceneMap, current: Int?) {
    (self.map, self.current) = (map, current)
    super.init(frame: CGRect(origin: .zero, size: map.size))
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.scaleBy(x: scale, y: scale)
    let isCurrent: (SceneMap.Way) -> Bool = { [current] in $0.source == current }
    for way in map.ways.filter({ !isCurrent($0) }) { draw(way, in: .systemGray3) }
    if let start = map.start { drawStart(at: map.frames[start]) }
    for way in map.ways.filter(isCurrent) { draw(way, in: tintColor) }
  }

  private func draw(_ way: SceneMap.Way, in color: UIColor) {
    guard let line = map.line(of: way) else { return }
    drawArrow(from: line.start, to: line.end, in: color)
  }

  private func drawStart(at frame: CGRect) {
    let end = CGPoint(x: frame.minX, y: frame.midY)
    drawArrow(
      from: CGPoint(x: end.x - SceneMap.gap.width / 1.5, y: end.y), to: end, in: .label)
  }

  private func drawArrow(from start: CGPoint, to end: CGPoint, in color: UIColor) {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let neck = CGPoint(x: end.x - x * Self.head.width, y: end.y - y * Self.head.width)
    color.set()
    let line = UIBezierPath()
    line.lineWidth = Self.lineWidth
    line.move(to: start)
    line.addLine(to: neck)
    line.stroke()
    let head = UIBezierPath()
    head.move(to: end)
    head.addLine(to: CGPoint(x: neck.x - y * Self.head.height, y: neck.y + x * Self.head.height))
    head.addLine(to: CGPoint(x: neck.x + y * Self.head.height, y: neck.y - x * Self.head.height))
    head.close()
    head.fill()
  }
}
