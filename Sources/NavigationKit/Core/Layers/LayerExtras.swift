import Foundation

/// A layer's delegate and actions, and the values that it keeps for the app.
struct LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  /// The values under names other than those of properties.
  var values: [String: Any] = [:]
  var rasterizationScale: CGFloat = 1
  /// The hints that let a renderer draw faster; the painter needs none of them.
  var hints = LayerHints()
  /// How the layer's time runs.
  var clock = LayerClock()
  /// The layer of which it is the copy that shows what is on screen; nil for a layer itself.
  var model: CALayer?
}

/// How the time of a layer runs in that of its superlayer.
struct LayerClock: Hashable {
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0

  /// The layer's time at a time of its superlayer.
  func inner(_ outer: TimeInterval) -> TimeInterval {
    (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The superlayer's time at a time of the layer, while the layer's time runs.
  func outer(_ inner: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (inner - timeOffset) / Double(speed) + beginTime
  }
}

/// The hints that let Core Animation draw a layer faster; they have no effect on drawing here.
struct LayerHints: Hashable {
  var isOpaque = false
  var drawsAsynchronously = false
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = false
}
