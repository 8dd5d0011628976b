import Foundation

extension DisplayList: CustomStringConvertible {
  /// The frame as text, one line per command with nested layers indented; stable, for golden files.
  public var description: String {
    var lines = ["frame \(text(size.width))×\(text(size.height))"]
    describe(commands, indent: "  ", into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }
}

private func describe(_ commands: [DrawCommand], indent: String, into lines: inout [String]) {
  for command in commands {
    lines.append(indent + summary(of: command))
    if case .layer(let layer) = command {
      if let mask = layer.mask {
        lines.append(indent + "  mask \(text(mask.bounds))")
        describe(mask.operations, indent: indent + "    ", into: &lines)
      }
      if let fade = layer.crossFade {
        lines.append(indent + "  before, by \(text(fade.share))")
        describe(fade.former, indent: indent + "    ", into: &lines)
      }
      describe(layer.commands, indent: indent + "  ", into: &lines)
    }
    if case .image(let placement) = command, case .recording(let recording) = placement.image {
      describe(recording.operations, indent: indent + "  ", into: &lines)
    }
  }
}

private func summary(of command: DrawCommand) -> String {
  switch command {
  case .fill(let fill):
    words(
      "fill", text(fill.frame), text(fill.color), corners(fill.cornerRadius, fill.cornerCurve),
      fill.colorOverDark.map { "\(text($0)) over dark" } ?? "")
  case .stroke(let stroke):
    words(
      "stroke", text(stroke.frame), text(stroke.color), "width \(text(stroke.width))",
      corners(stroke.cornerRadius, stroke.cornerCurve))
  case .gradient(let gradient):
    words(
      "gradient", text(gradient.frame), "\(text(gradient.start)) → \(text(gradient.end))",
      gradient.isVertical ? "down" : "")
  case .material(let material):
    words(
      "material", text(material.frame), text(material.tint), "sigma \(text(material.sigma))",
      material.saturation == 1 ? "" : "saturation \(text(CGFloat(material.saturation)))",
      corners(material.cornerRadius, material.cornerCurve),
      material.opacity == 1 ? "" : "opacity \(text(material.opacity))")
  case .shadow(let shadow):
    words(
      "shadow", text(shadow.frame), text(shadow.color), "blur \(text(shadow.blur))",
      corners(shadow.cornerRadius))
  case .text(let line):
    words(
      "text \"\(escaped(line.text))\"", text(line.origin), "width \(text(line.width))",
      text(line.font), text(line.color))
  case .image(let placement):
    words(
      "image \(name(of: placement.image))", text(placement.frame),
      placement.clip == placement.frame ? "" : "clip \(text(placement.clip))",
      placement.tint.map(text) ?? "", placement.isPixelated ? "pixelated" : "")
  case .layer(let layer):
    words(
      "layer", text(layer.origin), text(layer.transform),
      layer.perspective == .zero ? "" : "perspective \(text(layer.perspective))",
      layer.clip.map { "clip \(text($0))" } ?? "",
      corners(layer.cornerRadius, layer.cornerCurve),
      layer.arrow.map { "arrow \($0.side.rawValue) \(text($0.tip))" } ?? "",
      layer.mask == nil ? "" : "masked",
      layer.opacity == 1 ? "" : "opacity \(text(layer.opacity))",
      layer.dim == 0 ? "" : "dim \(text(layer.dim))", layer.isKept ? "kept" : "")
  }
}

private func words(_ parts: String...) -> String {
  parts.filter { !$0.isEmpty }.joined(separator: " ")
}

private func corners(_ radius: CGFloat, _ curve: CornerCurve = .circular) -> String {
  guard radius != 0 else { return "" }
  return words("radius \(text(radius))", curve == .circular ? "" : curve.rawValue)
}

private func text(_ point: CGPoint) -> String { "(\(text(point.x)) \(text(point.y)))" }

private func text(_ transform: CGAffineTransform) -> String {
  let numbers = [transform.a, transform.b, transform.c, transform.d]
  if numbers == [1, 0, 0, 1] { return "" }
  if numbers == [transform.a, 0, 0, transform.a] { return "scale \(text(transform.a))" }
  return "transform (\(numbers.map(text).joined(separator: " ")))"
}

/// Per thousand points.
private func text(_ perspective: CGVector) -> String {
  "(\(text(perspective.dx * 1000)) \(text(perspective.dy * 1000)))"
}

private func text(_ rect: CGRect) -> String {
  "(\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height)))"
}

/// Three decimals without trailing zeros: enough for a third of a pixel at 3×.
private func text(_ value: CGFloat) -> String {
  let thousandths = Int((value * 1000).rounded())
  let sign = thousandths < 0 ? "-" : ""
  let whole = "\(sign)\(abs(thousandths) / 1000)"
  let digits = String(1000 + abs(thousandths) % 1000).dropFirst()
  guard let last = digits.lastIndex(where: { $0 != "0" }) else { return whole }
  return "\(whole).\(digits[...last])"
}

private func text(_ color: Color) -> String {
  let levels = color.levels
  let hex = [levels.red, levels.green, levels.blue]
    .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  return levels.alpha == 255 ? "#\(hex)" : "#\(hex)@\(text(CGFloat(color.alpha)))"
}

private func text(_ font: Font) -> String {
  words(
    text(font.size), font.weight.rawValue, font.isMonospaced ? "mono" : "",
    font.isItalic ? "italic" : "", font.hasEvenDigits ? "even digits" : "",
    font.face?.name ?? "")
}

private func escaped(_ string: String) -> String {
  string.reduce(into: "") { text, character in
    if character == "\\" || character == "\"" { text.append("\\") }
    text.append(character)
  }
}

/// The name of a file without its folders, which differ between machines.
private func name(of image: ImageReference) -> String {
  switch image {
  case .symbol(let name): "symbol \(name)"
  case .file(let path): "file \(path.split(separator: "/").last ?? "")"
  case .data(let image): "data of \(image.data.count) bytes"
  case .recording(let recording):
    words("recording", text(recording.bounds))
  }
}

private func describe(
  _ operations: [GraphicsOperation], indent: String, into lines: inout [String]
) {
  for operation in operations {
    lines.append(indent + summary(of: operation))
    switch operation.content {
    case .group(let group): describe(group, indent: indent + "  ", into: &lines)
    case .masked(let group, let mask):
      describe(group, indent: indent + "  ", into: &lines)
      lines.append(indent + "  mask")
      describe(mask, indent: indent + "    ", into: &lines)
    case .fill, .stroke, .gradient, .tiles, .text, .image: break
    }
  }
}

private func summary(of operation: GraphicsOperation) -> String {
  let transform = operation.transform
  let place = CGPoint(x: transform.tx, y: transform.ty)
  return words(
    summary(of: operation.content), place == .zero ? "" : "at \(text(place))", text(transform),
    operation.clips.isEmpty
      ? "" : "clips \(operation.clips.map { text($0.path.boundingBox) }.joined(separator: " "))",
    operation.opacity == 1 ? "" : "opacity \(text(operation.opacity))",
    operation.blendMode == .normal ? "" : "\(operation.blendMode)",
    operation.isSmooth ? "" : "with hard edges",
    operation.shadow.map { shadow in "shadow \(text(shadow.color)) blur \(text(shadow.blur))" }
      ?? "")
}

private func summary(of content: GraphicsOperation.Content) -> String {
  switch content {
  case .fill(let path, let rule, let color):
    words("fill", outline(path), text(color), rule == .evenOdd ? "even-odd" : "")
  case .stroke(let path, let style, let color):
    words("stroke", outline(path), text(color), "width \(text(style.width))")
  case .gradient(let gradient):
    words("gradient", gradient.stops.map { text($0.color) }.joined(separator: " → "))
  case .tiles(let placement): words("tiles", summary(of: DrawCommand.image(placement)))
  case .text(let line): summary(of: DrawCommand.text(line))
  case .image(let placement): summary(of: DrawCommand.image(placement))
  case .group: "group"
  case .masked: "masked"
  }
}

/// The box of a path, and how many steps it has.
private func outline(_ path: Path) -> String {
  "path \(text(path.boundingBox)) of \(path.elements.count)"
}
