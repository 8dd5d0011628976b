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
  /// What it and the views that it is in leave of it, on the screen; nil for all.
  var clip: CGRect?
  /// Points of its own across and down.
  var size: CGSize

  /// The part of it that is on the screen.
  var shown: CGRect { clip.map(frame.intersection) ?? frame }

  /// The visible views in a view, itself first.
  static func all(in view: UIView, depth: Int = 0, clip: CGRect? = nil) -> [LayerSlab] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let clip = view.clipsToBounds ? clip.map(frame.intersection) ?? frame : clip
    let own = LayerSlab(
      frame: frame, depth: depth,
      view: ObjectIdentifier(view), commands: view.ownCommands, clip: clip, size: view.bounds.size)
    return [own] + view.subviews.flatMap { all(in: $0, depth: depth + 1, clip: clip) }
  }

  /// The view of an identity in a view; nil if it is gone.
  static func view(_ id: ObjectIdentifier, in view: UIView) -> UIView? {
    if ObjectIdentifier(view) == id { return view }
    return view.subviews.lazy.compactMap { Self.view(id, in: $0) }.first
  }
}
