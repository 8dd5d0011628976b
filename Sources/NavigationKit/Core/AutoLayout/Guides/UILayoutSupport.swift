public import Foundation

/// The strip at the top or the bottom of a controller's view that bars cover, to lay out views by.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far it reaches into the view, in points.
  var length: CGFloat { get }
  /// The edge at its top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The edge at its bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a view that bars and the status bar cover at one end.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The strip at one end of the view.
  func barGuide(_ kind: GuideKind) -> any UILayoutSupport {
    loadViewIfNeeded()
    guard let guide = loadedView?.guide(kind) as? BarLayoutGuide else {
      preconditionFailure("\(type(of: self)) has no view to lay out.")
    }
    return guide
  }
}
