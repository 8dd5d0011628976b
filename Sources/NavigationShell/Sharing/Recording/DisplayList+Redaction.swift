import Drawing
import Foundation

nonisolated extension DisplayList {
  /// The frame with a block in place of each line of text.
  var redacted: DisplayList { DisplayList(size: size, commands: commands.map(\.redacted)) }
}

nonisolated extension DrawCommand {
  fileprivate var redacted: DrawCommand {
    switch self {
    case .text(let line): .fill(line.block)
    case .image(let placement): .image(placement.redacted)
    case .layer(let layer): .layer(layer.redacted)
    case .fill, .stroke, .gradient, .material, .shadow: self
    }
  }
}

nonisolated extension Layer {
  fileprivate var redacted: Layer {
    var layer = self
    layer.commands = commands.map(\.redacted)
    if let fade = crossFade {
      layer.crossFade = CrossFade(former: fade.former.map(\.redacted), share: fade.share)
    }
    return layer
  }
}

nonisolated extension ImagePlacement {
  /// The picture; texts in what code drew become blocks, too.
  fileprivate var redacted: ImagePlacement {
    guard case .recording(let recording) = image else { return self }
    var placement = self
    placement.image = .recording(
      GraphicsRecording(
        bounds: recording.bounds, scale: recording.scale, isOpaque: recording.isOpaque,
        operations: recording.operations.map(\.redacted)))
    return placement
  }
}

nonisolated extension GraphicsOperation {
  fileprivate var redacted: GraphicsOperation {
    var operation = self
    switch content {
    case .text(let line):
      let block = line.block
      let path = Path { $0.addRoundedRect(block.frame, cornerRadius: block.cornerRadius) }
      operation.content = .fill(path, .winding, block.color)
    case .image(let placement): operation.content = .image(placement.redacted)
    case .tiles(let placement): operation.content = .tiles(placement.redacted)
    case .group(let operations): operation.content = .group(operations.map(\.redacted))
    case .masked(let operations, let mask):
      operation.content = .masked(operations.map(\.redacted), by: mask.map(\.redacted))
    case .fill, .stroke, .gradient: break
    }
    return operation
  }
}

nonisolated extension TextLine {
  /// The height of a block as a part of the font's size: that of capital letters, about.
  private static let blockHeight: CGFloat = 0.72
  /// How opaque a block is, compared with its letters, which cover less.
  private static let blockAlpha: CGFloat = 0.3

  /// A block as long as the line.
  fileprivate var block: Fill {
    let height = font.size * Self.blockHeight
    return Fill(
      frame: CGRect(x: origin.x, y: origin.y - height, width: width, height: height),
      color: color.faded(by: Self.blockAlpha), cornerRadius: height / 4)
  }
}
