import Foundation

/// The constraints of a stack, by its properties and the views that take room.
struct StackArrangement {
  /// The priority with which a stack is as small as possible, below those of all contents.
  private static let shrinking: Float = 25
  /// The priority of equal distances between middles; the minimum spaces come before it.
  private static let centering: Float = 149

  private let stack: UIStackView
  private let views: [UIView]
  private let spaces: [ObjectIdentifier: CGFloat]
  private let along: NSLayoutConstraint.Axis

  init(_ stack: UIStackView, spaces: [ObjectIdentifier: CGFloat]) {
    self.stack = stack
    self.spaces = spaces
    views = stack.shown
    along = stack.axis
  }

  func constraints() -> [NSLayoutConstraint] {
    let waiting = stack.arrangedSubviews.filter(\.isHidden).flatMap(waiting)
    guard !views.isEmpty else { return waiting }
    return ends + between + lengths + views.flatMap(across) + level + waiting
      + [shrunk(.horizontal), shrunk(.vertical)]
  }

  /// A hidden view is where it will grow once it is shown; no other view depends on it.
  private func waiting(_ view: UIView) -> [NSLayoutConstraint] {
    let before = stack.arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }
    let place =
      before.map { made(view, start(true), $0, end(true), plus: spacing(after: $0)) }
      ?? made(view, start(true), space)
    return [
      place, made(view, start(false), space),
      NSLayoutConstraint(LayoutSide(view, length), .equal, nil),
    ]
  }

  // MARK: Sides

  /// The stack, or the guide of its margins, around the views.
  private var space: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private func start(_ isAlong: Bool) -> NSLayoutConstraint.Attribute {
    (along == .horizontal) == isAlong ? .leading : .top
  }

  private func end(_ isAlong: Bool) -> NSLayoutConstraint.Attribute {
    (along == .horizontal) == isAlong ? .trailing : .bottom
  }

  private var middle: NSLayoutConstraint.Attribute { along == .horizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { along == .horizontal ? .width : .height }

  private func made(
    _ one: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ other: any LayoutItem, _ otherAttribute: NSLayoutConstraint.Attribute? = nil,
    is relation: NSLayoutConstraint.Relation = .equal, times factor: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutSide(one, attribute), relation, LayoutSide(other, otherAttribute ?? attribute),
      multiplier: factor, constant: constant)
  }

  private func shrunk(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutSide(stack, axis == .horizontal ? .width : .height), .equal, nil)
    constraint.priority = UILayoutPriority(Self.shrinking)
    return constraint
  }

  // MARK: Along

  private var ends: [NSLayoutConstraint] {
    [
      made(views[0], start(true), space), made(views[views.count - 1], end(true), space),
    ]
  }

  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private func spacing(after view: UIView) -> CGFloat {
    let space = spaces[ObjectIdentifier(view)] ?? stack.spacing
    return space == UIStackView.spacingUseSystem ? LayoutSpacing.system : space
  }

  /// The attributes of a view and of the next one between which spaces are measured.
  private var last: NSLayoutConstraint.Attribute { isByBaselines ? .lastBaseline : end(true) }
  private var next: NSLayoutConstraint.Attribute { isByBaselines ? .firstBaseline : start(true) }
  private var isByBaselines: Bool { stack.isBaselineRelativeArrangement && along == .vertical }

  private var between: [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      pairs.map { made($1, next, $0, last, plus: spacing(after: $0)) }
    case .equalSpacing: apart + equalDistances(from: last, to: next, at: 1000)
    case .equalCentering: apart + equalDistances(from: middle, to: middle, at: Self.centering)
    }
  }

  private var apart: [NSLayoutConstraint] {
    pairs.map {
      made(
        $1, next, $0, last, is: .greaterThanOrEqual, plus: spacing(after: $0))
    }
  }

  /// The distances between all neighbours are equal to that between the first two.
  private func equalDistances(
    from one: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute,
    at priority: Float
  ) -> [NSLayoutConstraint] {
    let distances = pairs.map { LayoutSide(from: LayoutSide($0, one), to: LayoutSide($1, other)) }
    return distances.dropFirst().map { distance in
      let constraint = NSLayoutConstraint(distance, .equal, distances[0])
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
  }

  private var lengths: [NSLayoutConstraint] {
    switch stack.distribution {
    case .fillEqually: views.dropFirst().map { made($0, length, views[0]) }
    case .fillProportionally: proportions
    case .fill, .equalSpacing, .equalCentering: []
    }
  }

  private var proportions: [NSLayoutConstraint] {
    let own = views.map { ContentSize($0.intrinsicContentSize)[along] ?? 0 }
    guard let first = own.firstIndex(where: { $0 > 0 }) else { return [] }
    return views.indices.filter { $0 != first && own[$0] > 0 }.map {
      made(views[$0], length, views[first], times: own[$0] / own[first])
    }
  }

  // MARK: Across

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end) = (start(false), end(false))
    let inside = [
      made(view, start, space, is: .greaterThanOrEqual),
      made(view, end, space, is: .lessThanOrEqual),
    ]
    switch stack.alignment {
    case .fill: return [made(view, start, space), made(view, end, space)]
    case .leading: return [made(view, start, space), inside[1]]
    case .trailing: return [inside[0], made(view, end, space)]
    case .center: return inside + [made(view, along == .horizontal ? .centerY : .centerX, space)]
    case .firstBaseline, .lastBaseline: return inside
    }
  }

  /// The baselines of a row.
  private var level: [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return []
    }
    return along == .horizontal ? views.dropFirst().map { made($0, attribute, views[0]) } : []
  }
}
