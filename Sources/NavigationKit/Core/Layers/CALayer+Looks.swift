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
}
