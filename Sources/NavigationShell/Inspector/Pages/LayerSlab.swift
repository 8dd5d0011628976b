import Foundation
import NavigationKit

/// A view as a slab in space: its place on the screen, and how many views it is in.
struct LayerSlab: Hashable {
  var frame: CGRect
  var depth: Int
  /// Its background; nil for none.
  var color: UIColor?

  /// The visible views in a view, itself first.
  static func all(in view: UIView, depth: Int = 0) -> [LayerSlab] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = LayerSlab(
      frame: view.convert(view.bounds, to: nil), depth: depth,
      color: view.backgroundColor?.resolvedColor(with: view.traitCollection))
    return [own] + view.subviews.flatMap { all(in: $0, depth: depth + 1) }
  }
}
