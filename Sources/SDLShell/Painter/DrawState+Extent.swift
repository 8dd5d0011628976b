import Drawing
import Foundation

/// Which pixels a command draws on and which it hides, worked out without drawing it.
nonisolated extension DrawState {
  /// A rectangle that contains all the command draws.
  func extent(of command: DrawCommand) -> PixelRect {
    switch command {
    case .fill(let fill): rect(fill.frame).intersection(clip)
    case .stroke(let stroke): rect(stroke.frame).intersection(clip)
    case .gradient(let gradient): rect(gradient.frame).intersection(clip)
    case .material(let material): rect(material.frame).intersection(clip)
    case .shadow(let shadow): extent(of: shadow).intersection(clip)
    case .text(let line): extent(of: line).intersection(clip)
    case .image(let placement):
      rect(placement.frame).intersection(rect(placement.clip)).intersection(clip)
    case .layer(let layer):
      layer.isUntransformed
        ? inside(layer).extent(of: layer.allCommands) : transformedExtent(of: layer)
    }
  }

  func extent(of commands: [DrawCommand]) -> PixelRect {
    commands.reduce(.empty) { $0.union(extent(of: $1)) }
  }

  private func transformedExtent(of layer: Layer) -> PixelRect {
    if layer.isScaledPicture { return inside(layer).clip }
    let map = PixelMap(layer, in: self)
    guard let reach = map.source(of: clip) else { return .empty }
    // In perspective its commands are measured already.
    guard map.content == nil else { return map.target(of: reach).intersection(clip) }
    var own = DrawState(scale: map.scale, origin: PixelPoint(x: 0, y: 0), clip: reach)
    if let clip = layer.clip { own = own.clipped(to: own.rect(clip)) }
    return map.target(of: own.extent(of: layer.allCommands)).intersection(clip)
  }

  private func extent(of shadow: Shadow) -> PixelRect {
    let frame = shadow.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    return rect(frame).inset(by: -BoxBlur(radius: shadow.blur * scale).margin)
  }

  /// A line of text with room for glyphs that reach beyond it.
  private func extent(of line: TextLine) -> PixelRect {
    let em = line.font.size
    return rect(
      CGRect(
        x: line.origin.x - em, y: line.origin.y - 1.5 * em, width: line.width + 2 * em,
        height: 2.25 * em))
  }

  /// A rectangle that the command fills with opaque colour; empty if there is none.
  func cover(of command: DrawCommand) -> PixelRect {
    guard alpha == 1 else { return .empty }
    switch command {
    case .fill(let fill) where fill.cornerRadius == 0 && inked(fill).color.alpha >= 1:
      return rect(fill.frame).intersection(clip)
    case .layer(let layer)
    where layer.opacity >= 1 && layer.cornerRadius == 0 && layer.arrow == nil
      && layer.mask == nil && layer.crossFade == nil:
      let inner = inside(layer)
      if layer.isScaledPicture, layer.clip != nil { return inner.clip }
      guard layer.isUntransformed else { return .empty }
      return layer.commands.map(inner.cover).max { $0.area < $1.area } ?? .empty
    case .fill, .stroke, .gradient, .material, .shadow, .text, .image, .layer:
      return .empty
    }
  }

  /// For each command the part of the clip that no later one hides, and the part that none hides.
  func visibleParts(of commands: [DrawCommand]) -> (parts: [PixelRect], rest: PixelRect) {
    var rest = clip
    var parts: [PixelRect] = []
    parts.reserveCapacity(commands.count)
    for command in commands.reversed() {
      parts.append(rest)
      if !rest.isEmpty { rest = rest.subtracting(cover(of: command)) }
    }
    return (parts.reversed(), rest)
  }

  /// Whether two commands draw on the same pixels, so that opacity cannot be applied to each alone.
  func overlaps(_ commands: [DrawCommand]) -> Bool {
    /// Comparing all pairs pays only for few commands, such as a bar's.
    let limit = 32
    guard commands.count > 1 || commands.contains(where: \.isLayer) else { return false }
    guard commands.count <= limit else { return true }
    var seen: [PixelRect] = []
    for command in commands {
      if case .layer(let layer) = command, layer.opacity < 1 || layer.dim > 0 { return true }
      if case .layer(let layer) = command, inside(layer).overlaps(layer.commands) { return true }
      let extent = extent(of: command)
      if seen.contains(where: extent.intersects) { return true }
      seen.append(extent)
    }
    return false
  }
}

nonisolated extension DrawCommand {
  fileprivate var isLayer: Bool { if case .layer = self { true } else { false } }
}

nonisolated extension Layer {
  /// The commands of all pictures that the layer is a mix of.
  var allCommands: [DrawCommand] { commands + (crossFade?.former ?? []) }

  /// Whether SDL may scale its picture, which leaves out pixels below half its size.
  var isScaledPicture: Bool { isKept && (scale ?? 0) >= 0.5 }
}
