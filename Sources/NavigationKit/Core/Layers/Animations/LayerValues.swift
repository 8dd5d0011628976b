import Drawing
import Foundation

/// The values of a layer that animations can change.
struct LayerValues {
  var geometry: ViewGeometry
  var opacity: CGFloat
  var backgroundColor: Color?
  var style: LayerStyle
  var shape = ShapeStyle()
  var gradient = GradientStyle()
  var text = TextStyle()
  var replication = Replication()
  var isHidden = false
  /// The values that the app keeps under names other than those of properties.
  var kept: [String: Any] = [:]
  /// The kept values that are animated, as they are shown.
  var animatedKept: [String: AnimatableValue] = [:]

  /// The whole transform.
  var transform: CATransform3D {
    get { style.spatial ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set {
      style.spatial = newValue.isFlat ? nil : newValue
      geometry.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// The transform of the layers inside.
  var sublayerTransform: CATransform3D {
    get { style.sublayerTransform ?? CATransform3DIdentity }
    set { style.sublayerTransform = newValue }
  }

  /// The transform's components.
  var components: CGAffineTransformComponents {
    get { geometry.transform.decomposed() }
    set { geometry.transform = CGAffineTransform(newValue) }
  }

  /// The scale in both directions: the mean of both.
  var scale: CGFloat {
    get { (components.scale.width + components.scale.height) / 2 }
    set { components.scale = CGSize(width: newValue, height: newValue) }
  }

  /// The transform's translation.
  var translation: CGSize {
    get { CGSize(width: geometry.transform.tx, height: geometry.transform.ty) }
    set { (geometry.transform.tx, geometry.transform.ty) = (newValue.width, newValue.height) }
  }

  /// The size of the bounds.
  var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue }
  }
}
