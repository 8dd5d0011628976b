import Drawing
import Foundation

/// A layer that draws what is inside several times, each time moved, later and in another colour.
open class CAReplicatorLayer: CALayer {
  private var own = Replication()

  /// The number of copies that are drawn; 1 by default.
  open var instanceCount: Int {
    get { own.count }
    set { own.count = newValue }
  }
  /// Seconds by which the animations of each copy are behind those of the one before.
  open var instanceDelay: CFTimeInterval {
    get { Double(own.delay) }
    set { change("instanceDelay") { own.delay = CGFloat(newValue) } }
  }
  /// The transform from each copy to the next, around the anchor point.
  open var instanceTransform: CATransform3D {
    get { own.transform }
    set { change("instanceTransform") { own.transform = newValue } }
  }
  /// The colour that the first copy is multiplied with, pictures by its opacity alone; white by
  /// default.
  open var instanceColor: CGColor? {
    get { own.color.map(CGColor.init) }
    set { change("instanceColor") { own.color = newValue?.color } }
  }
  /// The amount added to the red of that colour for each copy.
  open var instanceRedOffset: Float {
    get { Float(own.redOffset) }
    set { own.redOffset = CGFloat(newValue) }
  }
  /// The amount added to the green of that colour for each copy.
  open var instanceGreenOffset: Float {
    get { Float(own.greenOffset) }
    set { own.greenOffset = CGFloat(newValue) }
  }
  /// The amount added to the blue of that colour for each copy.
  open var instanceBlueOffset: Float {
    get { Float(own.blueOffset) }
    set { own.blueOffset = CGFloat(newValue) }
  }
  /// The amount added to the opacity of that colour for each copy.
  open var instanceAlphaOffset: Float {
    get { Float(own.alphaOffset) }
    set { change("instanceAlphaOffset") { own.alphaOffset = CGFloat(newValue) } }
  }

  override func add(to values: inout LayerValues) { values.replication = own }
  override func apply(_ values: LayerValues) { own = values.replication }
  override var replication: Replication? { own }
  override var mayReachBeyondBounds: Bool { true }
}
