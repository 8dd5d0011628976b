public import Drawing
public import Foundation

extension UIAttachmentBehavior {
  /// Lets an item slide along an axis of another item, without a turn, through a point of the
  /// reference view.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let axis = Vector(axis.dx, axis.dy).direction(or: [1, 0]).turned(by: -item2.angle)
    return UIAttachmentBehavior(AttachmentPlan(.sliding(axis), at: point, of: item1, and: item2))
  }

  /// Lets an item slide along a line through a point of the reference view, without a turn.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let axis = Vector(axis.dx, axis.dy).direction(or: [1, 0])
    return UIAttachmentBehavior(
      AttachmentPlan(.sliding(axis), at: point, of: item, and: nil), anchor: point)
  }

  /// Keeps points of two items at most as far from each other as they are now, as a rope does.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      AttachmentPlan(.limit, from: offset2, of: item2, to: offset1, of: item1))
    behavior.length = (item1.point(at: offset1) - item2.point(at: offset2)).length
    return behavior
  }

  /// Holds two items as they are to each other, at a point of the reference view.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(AttachmentPlan(.fixed, at: point, of: item1, and: item2))
  }

  /// Lets two items turn against each other around a point of the reference view.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(AttachmentPlan(.pin, at: point, of: item1, and: item2))
  }
}
