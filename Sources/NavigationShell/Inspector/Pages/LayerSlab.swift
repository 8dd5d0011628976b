import Drawing
import Foundation
import NavigationKit

/// A view as a slab in space: its place on the screen, and how many views are behind it there.
struct LayerSlab: Hashable {
  var frame: CGRect
  var depth: Int
  /// The identity of the view, to choose it by.
  var view: ObjectIdentifier
  /// The drawing commands of the view itself, in points of its own.
  var commands: [DrawCommand]
  /// The part of the screen that it and the views around it are clipped to; nil for all.
  var clip: CGRect?
  /// The size in points of its own.
  var size: CGSize

  /// The part of it that is on the screen.
  var shown: CGRect { clip.map(frame.intersection) ?? frame }

  /// The visible views in a view, in the order in which they are drawn: each is in front of those
  /// that it covers.
  static func all(in view: UIView) -> [LayerSlab] {
    var (slabs, depths) = ([LayerSlab](), DepthMap())
    add(view, behind: 0, clip: nil, to: &slabs, &depths)
    return slabs
  }

  private static func add(
    _ view: UIView, behind minimumDepth: Int, clip: CGRect?, to slabs: inout [LayerSlab],
    _ depths: inout DepthMap
  ) {
    guard !view.isHidden, view.drawnAlpha > 0 else { return }
    let frame = view.convert(view.bounds, to: nil)
    let clip = view.clipsToBounds ? clip.map(frame.intersection) ?? frame : clip
    var own = LayerSlab(
      frame: frame, depth: minimumDepth,
      view: ObjectIdentifier(view), commands: view.ownCommands, clip: clip, size: view.bounds.size)
    own.depth = max(minimumDepth, depths.deepest(below: own.shown).map { $0 + 1 } ?? minimumDepth)
    depths.add(own.shown, depth: own.depth)
    slabs.append(own)
    for subview in view.subviews {
      add(subview, behind: own.depth + 1, clip: clip, to: &slabs, &depths)
    }
  }

  /// The view of an identity in a view; nil if it is gone.
  static func view(_ id: ObjectIdentifier, in view: UIView) -> UIView? {
    if ObjectIdentifier(view) == id { return view }
    return view.subviews.lazy.compactMap { Self.view(id, in: $0) }.first
  }
}
