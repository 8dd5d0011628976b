import Foundation

extension UIView {
  /// Whether it is above its neighbours, with a shadow, while a finger drags it.
  var isLifted: Bool {
    get { layer.shadowOpacity > 0 }
    set {
      layer.shadowRadius = newValue ? RowMoveMetrics.shadowRadius : 0
      layer.shadowOpacity = newValue ? RowMoveMetrics.shadowOpacity : 0
    }
  }
}
