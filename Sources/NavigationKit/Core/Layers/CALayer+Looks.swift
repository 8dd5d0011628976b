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
    get { extras.rasterizationScale }
    set { extras.rasterizationScale = newValue }
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
    get { extras.hints.isOpaque }
    set { extras.hints.isOpaque = newValue }
  }

  /// Whether it may be drawn in the background; a hint only.
  public var drawsAsynchronously: Bool {
    get { extras.hints.drawsAsynchronously }
    set { extras.hints.drawsAsynchronously = newValue }
  }

  /// Whether it is transparent as one with what is inside, as all layers are here; a hint only.
  public var allowsGroupOpacity: Bool {
    get { extras.hints.allowsGroupOpacity }
    set { extras.hints.allowsGroupOpacity = newValue }
  }

  /// Whether its edges are smooth while it is turned, as all are here; a hint only.
  public var allowsEdgeAntialiasing: Bool {
    get { extras.hints.allowsEdgeAntialiasing }
    set { extras.hints.allowsEdgeAntialiasing = newValue }
  }
}
