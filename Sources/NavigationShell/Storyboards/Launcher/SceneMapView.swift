import Foundation
import NavigationKit

/// The arrows between the scenes of a map; those that leave the current scene stand out.
final class SceneMapView: UIView {
  /// The width of a line, and the length and half the width of an arrow's head, in points.
  static let lineWidth: CGFloat = 1.5
  static let head = CGSize(width: 8, height: 3.5)

  /// The scale at which the map is drawn.
  var scale: CGFloat = 1 {
    didSet {
      frame = CGRect(x: 0, y: 0, width: map.size.width * scale, height: map.size.height * scale)
      setNeedsDisplay()
    }
  }
  /// The map, whose lines are found anew with it.
  var map: SceneMap { didSet { if map != oldValue { routes = Self.routes(on: map) } } }
  private var routes: [(link: SceneMap.Link, route: SceneMap.Route)]
  private let current: Int?

  init(_ map: SceneMap, current: Int?) {
    (self.map, self.current) = (map, current)
    routes = Self.routes(on: map)
    super.init(frame: CGRect(origin: .zero, size: map.size))
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private static func routes(
    on map: SceneMap
  ) -> [(link: SceneMap.Link, route: SceneMap.Route)] {
    map.links.compactMap { link in map.route(of: link).map { (link, $0) } }
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.scaleBy(x: scale, y: scale)
    for route in routes where route.link.source != current { draw(route.route, in: .systemGray3) }
    if let start = map.start { drawStart(at: map.frames[start]) }
    for route in routes where route.link.source == current { draw(route.route, in: tintColor) }
  }

  private func drawStart(at frame: CGRect) {
    let end = CGPoint(x: frame.minX, y: frame.midY)
    let start = CGPoint(x: end.x - SceneMap.gap.width / 1.5, y: end.y)
    draw(SceneMap.Route(start: start, first: start, second: start, end: end), in: .label)
  }

  private func draw(_ route: SceneMap.Route, in color: UIColor) {
    let end = route.end
    let offset = CGPoint(x: end.x - route.second.x, y: end.y - route.second.y)
    let length = hypot(offset.x, offset.y)
    guard length > 0 else { return }
    let (x, y) = (offset.x / length, offset.y / length)
    let neck = CGPoint(x: end.x - x * Self.head.width, y: end.y - y * Self.head.width)
    color.set()
    let line = UIBezierPath()
    line.lineWidth = Self.lineWidth
    line.move(to: route.start)
    line.addCurve(to: neck, controlPoint1: route.first, controlPoint2: route.second)
    line.stroke()
    let head = UIBezierPath()
    head.move(to: end)
    head.addLine(to: CGPoint(x: neck.x - y * Self.head.height, y: neck.y + x * Self.head.height))
    head.addLine(to: CGPoint(x: neck.x + y * Self.head.height, y: neck.y - x * Self.head.height))
    head.close()
    head.fill()
  }
}
