public import Foundation

/// An old picture of a layer that fades into the new one: each pixel is a mix of both.
public struct CrossFade: Hashable, Sendable {
  /// The commands that draw the old picture, in the layer's points.
  public var former: [DrawCommand]
  /// The opacity of the old picture, 0…1.
  public var share: CGFloat

  /// Makes a cross-fade.
  public init(former: [DrawCommand], share: CGFloat) {
    self.former = former
    self.share = share
  }
}
