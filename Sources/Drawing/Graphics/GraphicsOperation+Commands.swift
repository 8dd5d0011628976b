import Foundation

extension GraphicsOperation {
  /// The operations that draw what commands of a frame draw; frosted glass is only tinted, and
  /// nothing is seen in perspective.
  package static func operations(
    of commands: [DrawCommand], transform: CGAffineTransform = .identity
  ) -> [GraphicsOperation] {
    commands.flatMap { operations(of: $0, transform: transform) }
  }

  private static func operations(
    of command: DrawCommand, transform: CGAffineTransform
  ) -> [GraphicsOperation] {
    func placed(_ content: Content) -> GraphicsOperation {
      var operation = GraphicsOperation(content)
      operation.transform = transform
      return operation
    }
    func filled(
      _ rect: CGRect, _ radius: CGFloat, _ curve: CornerCurve, _ color: Color
    ) -> GraphicsOperation {
      let shape = Path { $0.addRoundedRect(rect, cornerRadius: radius, curve: curve) }
      return placed(.fill(shape, .winding, color))
    }
    switch command {
    case .fill(let fill):
      return [filled(fill.frame, fill.cornerRadius, fill.cornerCurve, fill.color)]
    case .material(let material):
      return [
        filled(
          material.frame, material.cornerRadius, material.cornerCurve,
          material.tint.faded(by: Double(material.opacity)))
      ]
    case .stroke(let stroke):
      var style = StrokeStyle()
      style.width = stroke.width
      let half = stroke.width / 2
      let middle = Path {
        $0.addRoundedRect(
          stroke.frame.insetBy(dx: half, dy: half),
          cornerRadius: max(0, stroke.cornerRadius - half), curve: stroke.cornerCurve)
      }
      return [placed(.stroke(middle, style, stroke.color))]
    case .gradient(let gradient):
      var operation = placed(.gradient(gradient.ramp))
      operation.clips = [clip(to: gradient.frame, transform: transform)]
      return [operation]
    case .shadow(let shadow): return [cast(shadow, transform: transform)]
    case .text(let line): return [placed(.text(line))]
    case .image(let placement): return [placed(.image(placement))]
    case .layer(let layer): return [group(of: layer, transform: transform)]
    }
  }

  private static func clip(
    to rect: CGRect, cornerRadius: CGFloat = 0, curve: CornerCurve = .circular,
    transform: CGAffineTransform
  ) -> Clip {
    let path = Path { $0.addRoundedRect(rect, cornerRadius: cornerRadius, curve: curve) }
    return Clip(path: path.applying(transform), rule: .winding)
  }

  /// A shadow without what casts it.
  private static func cast(_ shadow: Shadow, transform: CGAffineTransform) -> GraphicsOperation {
    let shape = Path { $0.addRoundedRect(shadow.frame, cornerRadius: shadow.cornerRadius) }
    var operation = GraphicsOperation(.fill(shape, .winding, .black))
    operation.transform = transform
    operation.shadow = DropShadow(
      offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    // No shadow reaches further than this.
    let reach = 2 * shadow.blur + abs(shadow.offset.width) + abs(shadow.offset.height)
    var outside = Path { $0.addRect(shadow.frame.insetBy(dx: -reach, dy: -reach)) }
    outside.add(shape)
    operation.clips = [Clip(path: outside.applying(transform), rule: .evenOdd)]
    return operation
  }

  private static func group(of layer: Layer, transform: CGAffineTransform) -> GraphicsOperation {
    let transform = layer.flatTransform
      .concatenating(CGAffineTransform(translationX: layer.origin.x, y: layer.origin.y))
      .concatenating(transform)
    var content = operations(of: layer.commands, transform: transform)
    if layer.dim > 0, let clip = layer.clip {
      var black = GraphicsOperation(
        .fill(Path { $0.addRect(clip) }, .winding, Color.black.faded(by: Double(layer.dim))))
      black.transform = transform
      content.append(black)
    }
    if let fade = layer.crossFade {
      // Both shares add up.
      var (old, new) = (
        GraphicsOperation(.group(operations(of: fade.former, transform: transform))),
        GraphicsOperation(.group(content))
      )
      (old.opacity, new.opacity, old.blendMode) = (fade.share, 1 - fade.share, .plusLighter)
      content = [new, old]
    }
    if let mask = layer.mask {
      content = [
        GraphicsOperation(.masked(content, by: mask.operations.map { $0.applying(transform) }))
      ]
    }
    var group = GraphicsOperation(.group(content))
    group.opacity = min(layer.opacity, 1)
    if let clip = layer.clip {
      group.clips = [
        self.clip(
          to: clip, cornerRadius: layer.cornerRadius, curve: layer.cornerCurve,
          transform: transform)
      ]
    }
    return group
  }

  /// The same in other coordinates.
  package func applying(_ other: CGAffineTransform) -> GraphicsOperation {
    var operation = self
    operation.transform = transform.concatenating(other)
    operation.clips = clips.map { Clip(path: $0.path.applying(other), rule: $0.rule) }
    switch content {
    case .group(let inner): operation.content = .group(inner.map { $0.applying(other) })
    case .masked(let inner, let mask):
      operation.content = .masked(
        inner.map { $0.applying(other) }, by: mask.map { $0.applying(other) })
    case .fill, .stroke, .gradient, .tiles, .text, .image: break
    }
    return operation
  }
}

extension Layer {
  /// The transform as contexts can draw it: without perspective, the one in the middle of the layer
  /// everywhere.
  fileprivate var flatTransform: CGAffineTransform {
    guard perspective != .zero else { return transform }
    return projection.flattened(at: CGPoint(x: shown.midX, y: shown.midY))
  }
}

extension Gradient {
  /// The gradient as contexts draw it.
  fileprivate var ramp: ColorGradient {
    let end =
      isVertical
      ? CGPoint(x: frame.minX, y: frame.maxY) : CGPoint(x: frame.maxX, y: frame.minY)
    return ColorGradient(
      stops: [ColorStop(color: start, location: 0), ColorStop(color: self.end, location: 1)],
      geometry: .line(from: frame.origin, to: end))
  }
}
