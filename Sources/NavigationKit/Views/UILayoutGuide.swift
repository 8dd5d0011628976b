public import Foundation

/// A rectangle of a view to lay out others by.
public final class UILayoutGuide: NSObject {
  /// The view it belongs to.
  public private(set) weak var owningView: UIView?
  /// Any name, to tell guides apart by.
  public var identifier = ""

  init(owner: UIView) {
    owningView = owner
    super.init()
  }

  /// Its frame in the view's own coordinates.
  public var layoutFrame: CGRect { owningView?.safeAreaBounds ?? .zero }
}
