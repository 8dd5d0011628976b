import Drawing
import Foundation

/// The animation of one property of a layer, as a value.
struct LayerAnimation {
  /// The values over time.
  enum Track {
    /// From one value to another; nil is the layer's own value.
    case change(from: AnimatableValue?, to: AnimatableValue?)
    /// From the layer's own value on by a difference.
    case step(AnimatableValue)
    /// Through several values.
    case keyframes(Keyframes)
  }

  let property: LayerProperty
  let track: Track
  var timing: LayerTiming
  var isAdditive = false
  var isCumulative = false
  /// The timing of the group that it is in; its own then counts the group's time.
  var group: LayerTiming?

  /// Changes a layer's values to those that are shown, in seconds after it was added.
  func apply(to values: inout LayerValues, after seconds: TimeInterval) {
    guard let place = place(after: seconds),
      var value = value(at: place, own: property.get(values))
    else { return }
    if isAdditive, let own = property.get(values) { value = own.adding(value) }
    property.set(value, &values)
  }

  private func place(after seconds: TimeInterval) -> LayerTiming.Place? {
    guard let group else { return timing.place(after: seconds) }
    return group.place(after: seconds).flatMap { place in
      let inside = place.fraction * group.duration
      // A group that is held shows the last of what ends with it.
      return timing.place(after: inside) ?? (inside == timing.total ? timing.last : nil)
    }
  }

  private func value(at place: LayerTiming.Place, own: AnimatableValue?) -> AnimatableValue? {
    let value = value(at: place.fraction, own: own)
    guard isCumulative, place.cycle > 0, let last = self.value(at: 1, own: own) else {
      return value
    }
    return value?.adding(last, times: CGFloat(place.cycle))
  }

  private func value(at fraction: Double, own: AnimatableValue?) -> AnimatableValue? {
    switch track {
    case .change(let from, let to):
      guard let from = from ?? own, let to = to ?? own else { return from ?? to }
      return from.mixed(with: to, fraction: fraction)
    case .step(let step): return own?.adding(step, times: CGFloat(fraction))
    case .keyframes(let keyframes): return keyframes.value(at: fraction)
    }
  }
}

nonisolated extension AnimatableValue {
  /// The sum of a value and a multiple of another of its kind; the value itself for kinds that
  /// have no sum.
  func adding(_ other: AnimatableValue, times factor: CGFloat = 1) -> AnimatableValue {
    switch (self, other) {
    case (.number(let own), .number(let step)): return .number(own + step * factor)
    case (.point(let own), .point(let step)):
      return .point(CGPoint(x: own.x + step.x * factor, y: own.y + step.y * factor))
    case (.size(let own), .size(let step)):
      return .size(
        CGSize(width: own.width + step.width * factor, height: own.height + step.height * factor))
    case (.rect(let own), .rect(let step)):
      return .rect(
        CGRect(
          x: own.minX + step.minX * factor, y: own.minY + step.minY * factor,
          width: own.width + step.width * factor, height: own.height + step.height * factor))
    case (.transform(let own), .transform(let step)):
      return .transform(
        CGAffineTransform.identity.mixed(with: step, fraction: factor).concatenating(own))
    default: return self
    }
  }
}
