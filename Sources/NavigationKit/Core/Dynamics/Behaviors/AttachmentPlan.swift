import Foundation

/// Which points of which items are attached, and how, as it was when the attachment was made.
struct AttachmentPlan {
  /// How they are attached.
  enum Kind {
    case distance
    case limit
    case fixed
    case pin
    /// Along an axis, as it is while the other item is not turned.
    case sliding(Vector)
  }

  let kind: Kind
  let item: any UIDynamicItem
  /// The other item that the item is attached to; nil for a point.
  let other: (any UIDynamicItem)?
  /// The offsets from the centres, as they are while the items are not turned.
  let (offset, otherOffset): (Vector, Vector)
  /// How far the item was turned against the other one.
  let angle: Double

  /// Attaches points at offsets from the centres.
  init(
    _ kind: Kind = .distance, from otherOffset: UIOffset, of other: (any UIDynamicItem)?,
    to offset: UIOffset, of item: any UIDynamicItem
  ) {
    (self.kind, self.item, self.other) = (kind, item, other)
    self.offset = Vector(offset.horizontal, offset.vertical)
    self.otherOffset = Vector(otherOffset.horizontal, otherOffset.vertical)
    angle = item.angle - (other?.angle ?? 0)
  }

  /// Attaches items at a point of the reference view.
  init(
    _ kind: Kind, at point: CGPoint, of item: any UIDynamicItem, and other: (any UIDynamicItem)?
  ) {
    (self.kind, self.item, self.other) = (kind, item, other)
    offset = item.offset(of: point)
    otherOffset = other?.offset(of: point) ?? .zero
    angle = item.angle - (other?.angle ?? 0)
  }
}
