import Foundation
import NavigationKit

/// A view as a slab in space: its place on the screen, and how many views it is in.
struct LayerSlab: Hashable {
  var frame: CGRect
  var depth: Int
  /// Its background; nil for none.
  var color: UIColor?
  /// The view, for who chooses it.
  var view: ObjectIdentifier
  /// The colour of its text or picture; nil if it shows neither.
  var content: UIColor?

  /// The visible views in a view, itself first.
  static func all(in view: UIView, depth: Int = 0) -> [LayerSlab] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = LayerSlab(
      frame: view.convert(view.bounds, to: nil), depth: depth,
      color: view.backgroundColor?.resolvedColor(with: view.traitCollection),
      view: ObjectIdentifier(view), content: content(of: view))
    return [own] + view.subviews.flatMap { all(in: $0, depth: depth + 1) }
  }

  private static func content(of view: UIView) -> UIColor? {
    switch view {
    case let label as UILabel where label.text?.isEmpty == false:
      label.textColor?.resolvedColor(with: label.traitCollection)
    case let image as UIImageView where image.image != nil:
      image.tintColor?.resolvedColor(with: image.traitCollection)
    default: nil
    }
  }

  /// The view of an identity in a view; nil if it is gone.
  static func view(_ id: ObjectIdentifier, in view: UIView) -> UIView? {
    if ObjectIdentifier(view) == id { return view }
    return view.subviews.lazy.compactMap { Self.view(id, in: $0) }.first
  }
}
