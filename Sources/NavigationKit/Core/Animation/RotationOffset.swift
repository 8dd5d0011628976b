import Foundation

/// The offset of a property's shown value from its new value while a rotation runs.
///
/// The property itself has its new value at once. The shown value differs from it by the difference
/// of the old and the new trajectory: by all of that at first, by nothing at the end. So both may be
/// animated meanwhile: by a push, a finger, an earlier rotation.
struct RotationOffset {
  /// The values of a property without the rotation: those of its animation, or its own.
  struct AnimatedValue {
    let model: AnimatableValue
    let animation: PropertyAnimation?

    func value(at now: TimeInterval) -> AnimatableValue { animation?.value(at: now) ?? model }
  }

  let property: AnimatableProperty
  let old: AnimatedValue
  /// The values in the new layout; nil while that is being made.
  var new: AnimatedValue?
  /// The rotation's progress.
  let progress: TransitionProgress

  /// The value shown in place of a given one at a time; it may be out of range until all offsets are
  /// applied.
  func shown(_ value: AnimatableValue, at now: TimeInterval) -> AnimatableValue {
    value.displaced(
      from: new?.value(at: now) ?? value, to: old.value(at: now),
      share: 1 - progress.value(at: now))
  }
}

extension UIView {
  /// Gives a view that fills a rotating container an offset, so that it fits the size that is shown
  /// of the container.
  func joinRotation(of container: UIView) {
    for offset in container.rotationOffsets where offset.property == .frame {
      guard case .rect(let old) = offset.old.model else { continue }
      var place = untransformedFrame
      place.size.width += old.width - container.bounds.width
      place.size.height += old.height - container.bounds.height
      rotationOffsets.append(
        RotationOffset(
          property: .frame, old: RotationOffset.AnimatedValue(model: .rect(place), animation: nil),
          new: RotationOffset.AnimatedValue(model: .rect(untransformedFrame), animation: nil),
          progress: offset.progress))
    }
  }
}

extension AnimatableValue {
  /// The value with sizes and opacities limited to valid ones.
  nonisolated var inRange: AnimatableValue {
    switch self {
    case .number(let value): .number(min(max(value, 0), 1))
    case .rect(let rect):
      .rect(
        CGRect(
          x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width),
          height: max(0, rect.size.height)))
    case .point, .color, .transform, .size, .path, .colors, .numbers, .spatial, .picture: self
    }
  }

  /// The value plus a share of the difference of two values; a colour stays as it is.
  nonisolated fileprivate func displaced(
    from start: AnimatableValue, to end: AnimatableValue, share: Double
  ) -> AnimatableValue {
    func sum(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      value + (end - start) * share
    }
    switch (self, start, end) {
    case (.number(let value), .number(let start), .number(let end)):
      return .number(sum(value, start, end))
    case (.point(let value), .point(let start), .point(let end)):
      return .point(CGPoint(x: sum(value.x, start.x, end.x), y: sum(value.y, start.y, end.y)))
    case (.rect(let value), .rect(let start), .rect(let end)):
      return .rect(
        CGRect(
          x: sum(value.origin.x, start.minX, end.minX),
          y: sum(value.origin.y, start.minY, end.minY),
          width: sum(value.size.width, start.width, end.width),
          height: sum(value.size.height, start.height, end.height)))
    // Transforms cannot be added: the old one is interpolated.
    case (.transform, .transform(let start), .transform(let end)):
      return .transform(start.mixed(with: end, fraction: share))
    default:
      return self
    }
  }
}
