import CSDL2
import Drawing
import Foundation

/// Identifies the picture of a recording.
nonisolated struct DrawnRecordingKey: Hashable {
  let recording: GraphicsRecording
  let width: Int32
  let height: Int32
  let part: PixelRect
  let isPixelated: Bool
  /// The colour of a template as 0xRRGGBB; nil for its own colours.
  let tint: UInt32?
}

extension Painter {
  /// Larger recordings are drawn as far as they are visible: 16 MB, half of the cache.
  private static let largestRecording = 4 << 20

  /// Draws what code drew: made once per size, and copied then.
  func draw(_ recording: GraphicsRecording, _ placement: ImagePlacement, in state: DrawState) {
    let rect = state.rect(placement.frame)
    let visible = rect.area <= Self.largestRecording ? rect : rect.intersection(state.clip)
    let key = DrawnRecordingKey(
      recording: recording, width: rect.width, height: rect.height,
      part: visible.moved(by: PixelPoint(x: -rect.minX, y: -rect.minY)),
      isPixelated: placement.isPixelated, tint: placement.tint?.rgb)
    guard let texture = texture(key) else { return }
    copy(texture, to: visible, color: .white.faded(by: placement.tint?.alpha ?? 1), in: state)
  }

  private func texture(_ key: DrawnRecordingKey) -> Texture? {
    if let cached = recordings.value(for: key) { return cached }
    let picture = rasterizer.picture(
      of: key.recording, width: key.width, height: key.height, part: key.part,
      isPixelated: key.isPixelated)
    guard var pixels = picture?.straightPixels else { return nil }
    if let tint = key.tint {
      for index in pixels.indices { pixels[index] = pixels[index] & 0xFF00_0000 | tint }
    }
    guard
      let texture = Texture(pixels, width: key.part.width, height: key.part.height, on: renderer)
    else { return nil }
    recordings.keep(texture, bytes: texture.bytes, for: key)
    return texture
  }

  var rasterizer: GraphicsRasterizer {
    GraphicsRasterizer(text: text, images: images)
  }
}
