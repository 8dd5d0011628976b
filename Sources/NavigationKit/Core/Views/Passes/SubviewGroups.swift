import Foundation

/// The subviews of a view that has many, in groups of neighbours, so that those near a point are
/// found without testing all.
final class SubviewGroups {
  /// Subviews that follow each other, back to front.
  final class Group {
    private(set) var views: [UIView]
    /// The area that each view covers, and the views whose area has to be computed again.
    private var boxes: [BoundingBox]
    private var stale: [UIView]
    private(set) var isStale = true
    /// Whether one of the views overrides hit testing.
    private(set) var overridesHitTest: Bool
    fileprivate unowned(unsafe) let owner: SubviewGroups

    fileprivate init(_ views: some Sequence<UIView>, in owner: SubviewGroups) {
      self.views = Array(views)
      self.owner = owner
      boxes = self.views.map { _ in BoundingBox() }
      stale = self.views
      overridesHitTest = self.views.contains(where: \.overridesHitTest)
      for view in self.views { view.group = self }
      owner.isStale = true
    }

    fileprivate func insert(_ view: UIView, above lower: UIView?) {
      let place = lower.flatMap(place).map { $0 + 1 } ?? 0
      views.insert(view, at: place)
      boxes.insert(BoundingBox(), at: place)
      if view.overridesHitTest { overridesHitTest = true }
      view.group = self
      reachDidChange(of: view)
    }

    fileprivate func remove(_ view: UIView) {
      guard let place = place(of: view) else { return }
      views.remove(at: place)
      boxes.remove(at: place)
      stale.removeAll { $0 === view }
      view.group = nil
      (isStale, owner.isStale) = (true, true)
    }

    private func place(of view: UIView) -> Int? {
      // A loop, as a closure of the main actor's asks at each view whether it runs there.
      for index in views.indices where views[index] === view { return index }
      return nil
    }

    /// The area that a view covers changed.
    func reachDidChange(of view: UIView) {
      stale.append(view)
      (isStale, owner.isStale) = (true, true)
    }

    /// Computes the area that the views cover together.
    fileprivate func measure() -> BoundingBox {
      if stale.count < views.count / 8 {
        for view in stale {
          if let place = place(of: view) { boxes[place] = BoundingBox(view.reach) }
        }
      } else {
        boxes = views.map { BoundingBox($0.reach) }
      }
      stale = []
      isStale = false
      return boxes.reduce(into: BoundingBox()) { $0.add($1) }
    }

    /// Adds the views that meet a box, and, if `orDeciding`, those that override hit testing.
    fileprivate func add(meeting box: BoundingBox, orDeciding: Bool, to found: inout [UIView]) {
      for (view, own) in zip(views, boxes)
      where own.meets(box) || orDeciding && view.overridesHitTest {
        found.append(view)
      }
    }
  }

  /// The number of subviews from which on groups are worth their memory.
  static let worthwhile = 64
  /// A larger group is split: with ten thousand views there are about as many groups as views in
  /// each.
  private static let largest = 128

  private var groups: [Group] = []
  /// The area that each group covers.
  private var boxes: [BoundingBox] = []
  private var isStale = true
  /// Whether one of all the views overrides hit testing.
  private var overridesHitTest = false

  /// Groups views, given back to front.
  init(_ views: [UIView]) {
    let initialSize = Self.largest * 3 / 4
    groups = stride(from: 0, to: views.count, by: initialSize).map {
      Group(views[$0..<min($0 + initialSize, views.count)], in: self)
    }
    boxes = groups.map { _ in BoundingBox() }
    overridesHitTest = groups.contains(where: \.overridesHitTest)
  }

  /// Adds a view directly in front of another one, or behind all.
  func insert(_ view: UIView, above lower: UIView?) {
    let group = lower?.group ?? groups[0]
    group.insert(view, above: lower)
    overridesHitTest = overridesHitTest || group.overridesHitTest
    if group.views.count > Self.largest { split(group) }
  }

  /// Removes a view.
  func remove(_ view: UIView) {
    guard let group = view.group else { return }
    group.remove(view)
    guard group.views.isEmpty, groups.count > 1, let place = place(of: group) else { return }
    groups.remove(at: place)
    boxes.remove(at: place)
  }

  private func split(_ group: Group) {
    guard let place = place(of: group) else { return }
    let middle = group.views.count / 2
    groups[place] = Group(group.views[..<middle], in: self)
    groups.insert(Group(group.views[middle...], in: self), at: place + 1)
    boxes.insert(BoundingBox(), at: place)
  }

  private func place(of group: Group) -> Int? { groups.firstIndex { $0 === group } }

  /// The views that may be visible in a rectangle, back to front.
  func views(near rect: CGRect) -> [UIView] { views(meeting: BoundingBox(rect), orDeciding: false) }

  /// The views that may take a touch at a point, back to front.
  func views(touchedAt point: CGPoint) -> [UIView] {
    let box = BoundingBox(CGRect(origin: point, size: .zero))
    return views(meeting: box, orDeciding: overridesHitTest)
  }

  private func views(meeting box: BoundingBox, orDeciding: Bool) -> [UIView] {
    measure()
    var found: [UIView] = []
    for index in boxes.indices
    where boxes[index].meets(box) || orDeciding && groups[index].overridesHitTest {
      groups[index].add(meeting: box, orDeciding: orDeciding, to: &found)
    }
    return found
  }

  /// Computes again what changed since the last time.
  private func measure() {
    guard isStale else { return }
    isStale = false
    for index in groups.indices where groups[index].isStale {
      boxes[index] = groups[index].measure()
    }
  }
}
