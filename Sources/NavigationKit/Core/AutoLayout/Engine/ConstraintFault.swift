import Foundation

/// A mistake that makes a constraint impossible, whatever the views are; UIKit throws an exception.
package nonisolated enum ConstraintFault: Hashable, Sendable {
  package typealias Attribute = NSLayoutConstraint.Attribute

  case noAttribute
  case placeWithoutOther(Attribute)
  case otherWithoutAttribute
  case twoDirections(Attribute, Attribute)
  case lengthWithPlace(Attribute, Attribute)
  case sideWithDirection(Attribute, Attribute)
  case notFinite

  /// The fault of a constraint; nil for none.
  ///
  /// - Parameter second: The other side's attribute; nil if there is no other side.
  package init?(_ first: Attribute, _ second: Attribute?, multiplier: CGFloat, constant: CGFloat) {
    guard multiplier.isFinite, constant.isFinite else {
      self = .notFinite
      return
    }
    guard first != .notAnAttribute else {
      self = .noAttribute
      return
    }
    guard let second else {
      if first.isSize { return nil }
      self = .placeWithoutOther(first)
      return
    }
    self.init(first, with: second, multiplier: multiplier)
  }

  private init?(_ first: Attribute, with second: Attribute, multiplier: CGFloat) {
    if second == .notAnAttribute {
      self = .otherWithoutAttribute
    } else if first.isSize != second.isSize {
      self = .lengthWithPlace(first, second)
    } else if !first.isSize, first.axis != second.axis {
      self = .twoDirections(first, second)
    } else if first.followsDirection && second.isFixedSide
      || first.isFixedSide && second.followsDirection
    {
      self = .sideWithDirection(first, second)
    } else if multiplier == 0, !first.isSize {
      self = .placeWithoutOther(first)
    } else {
      return nil
    }
  }
}

nonisolated extension ConstraintFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noAttribute:
      "A constraint has to be about an attribute: the first one is notAnAttribute."
    case .placeWithoutOther(let attribute):
      """
      A constraint cannot set \(attribute.word) to a constant: places are relative to another item's \
      place. Give it a second item and a multiplier other than 0.
      """
    case .otherWithoutAttribute:
      "A constraint with a second item needs the attribute of that item."
    case .twoDirections(let first, let second):
      """
      A constraint cannot relate \(first.word) to \(second.word): one is horizontal, the other \
      vertical.
      """
    case .lengthWithPlace(let first, let second):
      "A constraint cannot relate \(first.word) to \(second.word): one is a length, the other a place."
    case .sideWithDirection(let first, let second):
      """
      A constraint cannot relate \(first.word) to \(second.word): one follows the layout direction, \
      the other does not. Use leading and trailing, or left and right.
      """
    case .notFinite: "A constraint's multiplier and constant have to be finite numbers."
    }
  }
}
