import Drawing
import Foundation
import NavigationKit

/// A view as a slab in space: its place on the screen, and how many views it is in.
struct LayerSlab: Hashable {
  var frame: CGRect
  var depth: Int
  /// The view, for who chooses it.
  var view: ObjectIdentifier
  /// What it shows itself, in points of its own.
  var commands: [DrawCommand]
  /// Points of its own across and down.
  var size: CGSize

  /// The visible views in a view, itself first.
  static func all(in view: UIView, depth: Int = 0) -> [LayerSlab] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = LayerSlab(
      frame: view.convert(view.bounds, to: nil), depth: depth,
      view: ObjectIdentifier(view), commands: view.ownCommands, size: view.bounds.size)
    return [own] + view.subviews.flatMap { all(in: $0, depth: depth + 1) }
  }

  /// The view of an identity in a view; nil if it is gone.
  static func view(_ id: ObjectIdentifier, in view: UIView) -> UIView? {
    if ObjectIdentifier(view) == id { return view }
    return view.subviews.lazy.compactMap { Self.view(id, in: $0) }.first
  }
}
