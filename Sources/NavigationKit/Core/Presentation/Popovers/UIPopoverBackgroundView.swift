public import Foundation

/// The measures that a popover asks the class of its background for.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The height of the arrow, from the background to its tip.
  static func arrowHeight() -> CGFloat
  /// The width of the arrow where it leaves the background.
  static func arrowBase() -> CGFloat
  /// The space between the content and the edges of the background, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
}

/// A popover's background and arrow as an app draws them, by a subclass.
///
/// A subclass overrides the class methods, and draws itself by ``arrowOffset`` and
/// ``arrowDirection``, which are set before it is laid out.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the arrow is from the middle of its side, in points.
  open var arrowOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The side at which the arrow is.
  open var arrowDirection = UIPopoverArrowDirection.unknown { didSet { setNeedsLayout() } }
  /// Whether the content has round corners; true unless overridden.
  open class var wantsDefaultContentAppearance: Bool { true }

  open class func arrowHeight() -> CGFloat {
    preconditionFailure("\(Self.self) must override arrowHeight().")
  }

  open class func arrowBase() -> CGFloat {
    preconditionFailure("\(Self.self) must override arrowBase().")
  }

  open class func contentViewInsets() -> UIEdgeInsets {
    preconditionFailure("\(Self.self) must override contentViewInsets().")
  }
}
