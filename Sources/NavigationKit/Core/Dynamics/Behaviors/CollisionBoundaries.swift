import Drawing
import Foundation

/// The boundaries of a behavior by their names, and whether the reference view's bounds are one.
struct CollisionBoundaries {
  /// A boundary that has, or had, a name: who touched it hears that name when it is gone.
  private struct Named {
    let identifier: any NSCopying
    /// Nil once it was removed.
    var path: UIBezierPath?
    var lines: [[Vector]] = []
  }

  /// How far inside the bounds of the reference view there is a boundary; nil for none.
  var insets: UIEdgeInsets?
  /// Numbered from 1 on; the reference view's boundary is 0.
  private var named: [Named] = []

  /// The names in the order in which they were first added; nil if there are none.
  var identifiers: [any NSCopying]? {
    let identifiers = named.filter { $0.path != nil }.map(\.identifier)
    return identifiers.isEmpty ? nil : identifiers
  }

  mutating func add(_ path: UIBezierPath, _ identifier: any NSCopying) {
    let place = place(of: identifier) ?? named.endIndex
    if place == named.endIndex { named.append(Named(identifier: identifier)) }
    (named[place].path, named[place].lines) = (path, Self.lines(of: path.path))
  }

  mutating func remove(_ identifier: any NSCopying) {
    if let place = place(of: identifier) { remove(at: place) }
  }

  mutating func removeAll() {
    for place in named.indices { remove(at: place) }
  }

  private mutating func remove(at place: Int) {
    (named[place].path, named[place].lines) = (nil, [])
  }

  func path(_ identifier: any NSCopying) -> UIBezierPath? {
    place(of: identifier).flatMap { named[$0].path }
  }

  private func place(of identifier: any NSCopying) -> Int? {
    named.firstIndex { Self.isSame($0.identifier, identifier) }
  }

  /// The name of the boundary with a number; nil for the reference view's bounds.
  func identifier(of id: Int) -> (any NSCopying)? {
    named.indices.contains(id - 1) ? named[id - 1].identifier : nil
  }

  /// All of them, with a reference view of some bounds.
  func inside(_ bounds: CGRect) -> [CollisionGroup.Boundary] {
    var all = named.enumerated().map { CollisionGroup.Boundary(id: $0 + 1, lines: $1.lines) }
    if let insets, !bounds.isNull {
      let path = UIBezierPath(rect: bounds.inset(by: insets)).path
      all.insert(CollisionGroup.Boundary(id: 0, lines: Self.lines(of: path)), at: 0)
    }
    return all
  }

  /// A path as straight lines.
  private static func lines(of path: Path) -> [[Vector]] {
    path.polygons.flatMap { polygon in
      let points = polygon.points + (polygon.isClosed ? polygon.points.prefix(1) : [])
      return zip(points, points.dropFirst()).map { [Vector($0), Vector($1)] }
        .filter { $0[0] != $0[1] }
    }
  }

  /// Whether two names are equal, as strings or as objects.
  private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    if let one = one as? String { return one == other as? String }
    if let one = one as? AnyHashable { return one == other as? AnyHashable }
    return (one as AnyObject) === (other as AnyObject)
  }
}
