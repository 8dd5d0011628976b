import Drawing
import Foundation

/// The values that a layer is drawn by, besides its background and the layers inside.
struct LayerStyle {
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: Color? = .black
  var shadowColor: Color? = .black
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: Path?
  var contents: CGImage?
  /// The picture under the contents while they fade in, and how much of it is left, 0…1.
  var formerContents: (image: CGImage, share: CGFloat)?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var zPosition: CGFloat = 0
  /// The whole transform, if it leaves the plane.
  var spatial: CATransform3D?
  /// The transform of the layers inside; nil for the identity.
  var sublayerTransform: CATransform3D?
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  /// Whether it is drawn when its back is visible, too.
  var isDoubleSided = true
}
