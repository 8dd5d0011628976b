import Foundation

/// What a layer keeps for the app and has others decide.
struct LayerNotes {
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  /// Values under names that are no properties' own.
  var values: [String: Any] = [:]
  var rasterizationScale: CGFloat = 1
  /// What tells a renderer how to draw faster; the painter needs none of it.
  var hints = LayerHints()
  /// How its time runs.
  var clock = LayerClock()
  /// The layer that it is a copy of, for what is on screen; nil for a layer itself.
  var model: CALayer?
}

/// How the time of a layer runs in that of its superlayer.
struct LayerClock: Hashable {
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0

  /// The layer's time at one of its superlayer.
  func inner(_ outer: TimeInterval) -> TimeInterval {
    (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The superlayer's time at one of the layer, while its time runs.
  func outer(_ inner: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (inner - timeOffset) / Double(speed) + beginTime
  }
}

/// What tells Core Animation how to draw a layer faster, and has no effect on what is drawn here.
struct LayerHints: Hashable {
  var isOpaque = false
  var drawsAsynchronously = false
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = false
}
