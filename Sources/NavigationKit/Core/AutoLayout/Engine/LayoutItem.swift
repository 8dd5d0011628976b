import Foundation

/// An item that constraints are about: a view or a layout guide.
protocol LayoutItem: NSObject {
  /// The view itself, or the one that a guide belongs to.
  var layoutView: UIView? { get }
  /// The view in whose coordinates its frame is.
  var layoutSpace: UIView? { get }
  /// The anchors that constraints named, as each is one object.
  var constraintAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] { get set }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutSpace: UIView? { superview }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutSpace: UIView? { owningView }
}

extension LayoutItem {
  /// Whether constraints place it, but could do so in more than one way.
  var isAmbiguous: Bool {
    layoutView?.layoutEngine?.solve()
    return layoutView?.layoutEngine?.isAmbiguous(self) ?? false
  }

  /// The constraints about it along an axis, those of views around it included.
  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let layoutView else { return [] }
    return sequence(first: layoutView, next: \.superview).flatMap(\.constraints).filter {
      $0.concerns(self, along: axis)
    }
  }
}

/// One side of a constraint: an attribute of an item, or the distance between two.
struct LayoutSide {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The item at which a distance starts; it ends at the attribute of `item`.
  private(set) weak var start: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    startAttribute = .notAnAttribute
  }

  /// The distance from one place to another.
  init(from start: LayoutSide, to end: LayoutSide) {
    item = end.item
    attribute = end.attribute
    self.start = start.item
    startAttribute = start.attribute
  }

  /// The anchor that constraints name: an item has one for each attribute.
  @MainActor
  var anchor: NSLayoutAnchor<AnyObject> {
    guard !isDistance, let item else { return NSLayoutAnchor(self) }
    if let anchor = item.constraintAnchors[attribute] { return anchor }
    let anchor = NSLayoutAnchor<AnyObject>(self)
    item.constraintAnchors[attribute] = anchor
    return anchor
  }

  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// The attribute as which it is compared with others: a distance counts as a length.
  var kind: NSLayoutConstraint.Attribute {
    guard isDistance else { return attribute }
    return attribute.axis == .horizontal ? .width : .height
  }

  /// Whether another side is about the same attributes of the same items.
  func isSame(as other: LayoutSide) -> Bool {
    item === other.item && attribute == other.attribute && start === other.start
      && startAttribute == other.startAttribute
  }

  /// The items it is about.
  var items: [any LayoutItem] { [item, start].compactMap { $0 } }

  /// The words for it.
  var words: String {
    let end = LayoutWords.name(of: item) + "." + attribute.word
    guard isDistance else { return end }
    return "(\(end) - \(LayoutWords.name(of: start)).\(startAttribute.word))"
  }
}
