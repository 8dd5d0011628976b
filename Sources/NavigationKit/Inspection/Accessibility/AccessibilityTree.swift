import Foundation

/// Walks the views back to front, and makes the tree of what is on a stage.
struct AccessibilityTree {
  let now: TimeInterval
  private let screen: CGRect
  /// How many rows of a table are there although they are scrolled away.
  let rowsOffScreen: Int
  /// Whose the classes are that were met.
  private var owners: [ObjectIdentifier: ViewOwner] = [:]

  init(of screen: CGRect, at now: TimeInterval, rowsOffScreen: Int) {
    (self.screen, self.now, self.rowsOffScreen) = (screen, now, rowsOffScreen)
  }

  /// The tree of a window.
  mutating func node(of window: UIWindow) -> AccessibilityNode? {
    nodes(of: window, at: ViewPlacement(of: window, on: screen, at: now)).first
  }

  /// The part that a view is, or else the parts in it.
  private mutating func nodes(of view: UIView, at place: ViewPlacement) -> [AccessibilityNode] {
    guard !view.isLeftOutOfElements(at: now) else { return [] }
    let owner = owner(of: view)
    guard let kind = kind(of: view, owner) else { return children(of: view, at: place) }
    if kind.isBar, place.frame.maxY <= screen.minY || place.frame.minY >= screen.maxY { return [] }
    var node = AccessibilityNode(kind, of: view, at: place)
    node.describe()
    // A view that the app made one element is shown without its parts.
    if view.accessibility?.isElement != true { node.children = children(of: view, at: place) }
    if let table = view as? UITableView { node.children += rows(of: table, at: place) }
    if owner != .app { node.dropParts() }
    if view is UITableView || view is UICollectionView { node.children.sortAsRead() }
    return node.isNothing ? [] : [node]
  }

  private func kind(of view: UIView, _ owner: ViewOwner) -> AccessibilityNode.Kind? {
    let own = owner == .app ? (view as? any AccessibilityKindSource)?.accessibilityKind : nil
    return own ?? AccessibilityNode.Kind(of: view, isEngineClass: owner == .engine)
  }

  /// The rows of a table that are scrolled away.
  private mutating func rows(of table: UITableView, at place: ViewPlacement) -> [AccessibilityNode]
  {
    guard rowsOffScreen > 0 else { return [] }
    var tree = self
    var rows: [AccessibilityNode] = []
    table.withCellsOffScreen(limit: rowsOffScreen) { cells in
      for (row, cell) in cells {
        for var node in tree.nodes(of: cell, at: ViewPlacement(of: cell, in: place, at: tree.now)) {
          node.setRow((table, row))
          rows.append(node)
        }
      }
    }
    owners = tree.owners
    return rows
  }

  private mutating func children(
    of view: UIView, at place: ViewPlacement
  ) -> [AccessibilityNode] {
    var children: [AccessibilityNode] = []
    for subview in view.subviewsWithElements {
      children += nodes(of: subview, at: ViewPlacement(of: subview, in: place, at: now))
    }
    children += view.listedElements.map { node(of: $0, in: view, at: place) }
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { children.sortAlong() }
    return children
  }

  /// The part that an element is which is no view.
  private func node(
    of element: UIAccessibilityElement, in view: UIView, at place: ViewPlacement
  ) -> AccessibilityNode {
    let description = ElementDescription(of: element)
    var node = AccessibilityNode(AccessibilityNode.Kind(description.traits), of: view, at: place)
    node.take(description)
    node.frame = element.accessibilityFrame
    node.visible = node.frame.intersection(place.visible)
    node.activationPoint = element.accessibility?.activationPoint
    return node
  }

  private mutating func owner(of view: UIView) -> ViewOwner {
    let type = type(of: view)
    if let owner = owners[ObjectIdentifier(type)] { return owner }
    let owner = ViewOwner(of: type)
    owners[ObjectIdentifier(type)] = owner
    return owner
  }
}

extension AccessibilityNode.Kind {
  /// Whether it is a bar, which counts as hidden once it is above or below the screen.
  fileprivate var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }

  /// The kind of an element that is no view.
  fileprivate init(_ traits: UIAccessibilityTraits) {
    switch traits {
    case _ where traits.contains(.link): self = .link
    case _ where traits.contains(.searchField): self = .searchField
    case _ where traits.contains(.button): self = .button
    case _ where traits.contains(.image): self = .image
    case _ where traits.contains(.staticText) || traits.contains(.header): self = .staticText
    case _ where traits.contains(.adjustable): self = .slider
    default: self = .other
    }
  }
}

/// Whose class a view is of.
private enum ViewOwner {
  case app
  /// One of UIKit's classes.
  case uikit
  /// One of the engine's own, which apps cannot name.
  case engine

  init(of type: AnyClass) {
    let name = String(reflecting: type)
    guard name.hasPrefix("NavigationKit.") else {
      self = .app
      return
    }
    self = name.hasPrefix("NavigationKit.UI") ? .uikit : .engine
  }
}

extension AccessibilityNode {
  /// Drops the parts without a kind of their own, which only draw it, but not what is in them; a wheel
  /// has no parts at all.
  fileprivate mutating func dropParts() {
    switch kind {
    case .window, .other, .cell, .table, .collectionView, .scrollView: return
    case .pickerWheel: children = []
    default: children = children.flatMap(\.withoutShell)
    }
  }

  private var withoutShell: [AccessibilityNode] {
    kind == .other && identifier.isEmpty ? children.flatMap(\.withoutShell) : [self]
  }

  /// Whether it is a view of no size with nothing in it.
  fileprivate var isNothing: Bool {
    kind == .other && frame.isEmpty && children.isEmpty && identifier.isEmpty && label.isEmpty
  }
}

extension [AccessibilityNode] {
  /// Sorts the parts of a list, whose views are in the order in which they were made, from top to
  /// bottom, and from left to right.
  fileprivate mutating func sortAsRead() {
    sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Sorts the parts of a bar from left to right, so that the first button of a navigation bar leads back.
  fileprivate mutating func sortAlong() {
    sort { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }
  }
}
