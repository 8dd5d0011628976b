public import Foundation

extension CALayer {
  /// How corners turn: along a circle by default, or ever more sharply from a straight edge on.
  public var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { style.cornerCurve = newValue }
  }

  /// Pixels per point of the picture that is kept while it moves; a hint only, as the painter draws
  /// it at the screen's scale.
  public var rasterizationScale: CGFloat {
    get { notes.rasterizationScale }
    set { notes.rasterizationScale = newValue }
  }

  /// How a picture that is larger than its place is drawn; all but `nearest` mix all the pixels that
  /// become one.
  public var minificationFilter: CALayerContentsFilter {
    get { style.minificationFilter }
    set { style.minificationFilter = newValue }
  }

  /// How a picture that is smaller than its place is drawn; all but `nearest` are the same.
  public var magnificationFilter: CALayerContentsFilter {
    get { style.magnificationFilter }
    set { style.magnificationFilter = newValue }
  }

  /// Whether it is drawn when its back is seen, too; true by default.
  public var isDoubleSided: Bool {
    get { style.isDoubleSided }
    set { style.isDoubleSided = newValue }
  }

  /// Whether the app says that it covers all behind it; a hint only.
  public var isOpaque: Bool {
    get { notes.hints.isOpaque }
    set { notes.hints.isOpaque = newValue }
  }

  /// Whether it may be drawn in the background; a hint only.
  public var drawsAsynchronously: Bool {
    get { notes.hints.drawsAsynchronously }
    set { notes.hints.drawsAsynchronously = newValue }
  }

  /// Whether it is transparent as one with what is inside, as all layers are here; a hint only.
  public var allowsGroupOpacity: Bool {
    get { notes.hints.allowsGroupOpacity }
    set { notes.hints.allowsGroupOpacity = newValue }
  }

  /// Whether its edges are smooth while it is turned, as all are here; a hint only.
  public var allowsEdgeAntialiasing: Bool {
    get { notes.hints.allowsEdgeAntialiasing }
    set { notes.hints.allowsEdgeAntialiasing = newValue }
  }
}
