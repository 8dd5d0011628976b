import Drawing
import Foundation

/// All of a layer that animations change.
struct LayerValues {
  var geometry: ViewGeometry
  var opacity: CGFloat
  var backgroundColor: Color?
  var style: LayerStyle
  var shape = ShapeStyle()
  var gradient = GradientStyle()

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
