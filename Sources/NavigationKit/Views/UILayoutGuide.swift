public import Foundation

/// A rectangle of a view to place things by.
public final class UILayoutGuide: NSObject {
  /// The view it is a part of.
  public private(set) weak var owningView: UIView?
  /// Any name, to tell guides apart by.
  public var identifier = ""

  init(owner: UIView) {
    owningView = owner
    super.init()
  }

  /// Where it is, in the view's own coordinates.
  public var layoutFrame: CGRect { owningView?.safeAreaBounds ?? .zero }
}
