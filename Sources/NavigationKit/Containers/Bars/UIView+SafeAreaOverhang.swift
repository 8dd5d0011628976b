import Foundation

extension UIView {
  /// How far the screen goes on below a bar that stands on the safe area's lower edge.
  var safeAreaOverhang: CGFloat {
    guard let superview else { return 0 }
    let rest = superview.bounds.maxY - frame.maxY
    return rest <= superview.safeAreaInsets.bottom ? max(0, rest) : 0
  }
}
