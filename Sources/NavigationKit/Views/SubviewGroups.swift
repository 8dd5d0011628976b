import Foundation

/// The subviews of a view that holds many, in groups of neighbours, so that those near a place are found
/// without asking all.
struct SubviewGroups {
  /// Some subviews in a row, back to front.
  final class Group {
    fileprivate(set) var views: [UIView] = []
    /// What the views together reach over; nil while that is to be worked out anew.
    var knownReach: CGRect?
    /// Whether one of the views says by itself which points are its own.
    fileprivate var decidesHits = false

    fileprivate init(_ views: some Sequence<UIView>) { take(views) }

    fileprivate func take(_ views: some Sequence<UIView>) {
      self.views = Array(views)
      knownReach = nil
      decidesHits = false
      for view in views { join(view) }
    }

    fileprivate func join(_ view: UIView) {
      view.group = self
      knownReach = nil
      decidesHits = decidesHits || view.decidesHits
    }

    fileprivate var reach: CGRect {
      if let knownReach { return knownReach }
      let reach = views.reduce(CGRect.null) { $0.union($1.reach) }
      knownReach = reach
      return reach
    }
  }

  /// From how many subviews on groups are worth their room.
  static let worthwhile = 64
  /// A group that grows beyond this is cut in two.
  private static let largest = 64

  private var groups: [Group]

  /// Puts views together, back to front.
  init(_ views: [UIView]) {
    groups = stride(from: 0, to: views.count, by: Self.largest / 2).map {
      Group(views[$0..<min($0 + Self.largest / 2, views.count)])
    }
  }

  /// Takes a view in, right in front of another one of them, or behind all.
  mutating func insert(_ view: UIView, above lower: UIView?) {
    let group = lower?.group ?? groups[0]
    let place = lower.flatMap { lower in group.views.firstIndex { $0 === lower } }
    group.views.insert(view, at: place.map { $0 + 1 } ?? 0)
    group.join(view)
    if group.views.count > Self.largest { split(group) }
  }

  /// Lets a view go.
  mutating func remove(_ view: UIView) {
    guard let group = view.group else { return }
    group.views.removeAll { $0 === view }
    group.knownReach = nil
    view.group = nil
    if group.views.isEmpty, groups.count > 1 { groups.removeAll { $0 === group } }
  }

  private mutating func split(_ group: Group) {
    guard let place = groups.firstIndex(where: { $0 === group }) else { return }
    let rest = group.views[(group.views.count / 2)...]
    group.take(group.views[..<(group.views.count / 2)])
    groups.insert(Group(rest), at: place + 1)
  }

  /// The views of which something may be seen in a rectangle, back to front.
  func views(near rect: CGRect) -> [UIView] {
    groups.lazy.filter { $0.reach.intersects(rect) }
      .flatMap { $0.views.lazy.filter { $0.reach.intersects(rect) } }
  }

  /// The views that may take a touch at a point, back to front.
  func views(touchedAt point: CGPoint) -> [UIView] {
    groups.lazy.filter { $0.decidesHits || $0.reach.contains(point) }
      .flatMap { $0.views.lazy.filter { $0.decidesHits || $0.reach.contains(point) } }
  }
}
