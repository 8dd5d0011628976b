public import Drawing
public import Foundation

/// Draws a layer, lays out what is inside, and says how it is animated.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the layer's picture, such as its ``CALayer/contents``; by default the delegate draws.
  func display(_ layer: CALayer)
  /// Draws the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property: `NSNull` for none, nil to leave it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has ``draw(_:in:)`` draw by default.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing by default.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Leaves the layers inside where they are by default.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer by default.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// The answer to a change of a layer's property: an animation, or code.
public protocol CAAction {
  /// Answers the change.
  ///
  /// - Parameters:
  ///   - event: The property.
  ///   - anObject: The layer.
  ///   - dict: Nothing.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {
  /// Adds itself to the layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
