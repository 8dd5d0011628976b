import Drawing
import Foundation

/// Draws a material: blurs the pixels behind it, raises their saturation, then tints them.
nonisolated struct FrostedGlass {
  /// The largest side of a cell, in pixels, for which the lanes of ``PixelLanes`` do not overflow.
  private static let largestSide = 64
  /// The weight of each channel in the luminance: ITU-R BT.709.
  private static let brightness = Levels(blue: 0.0722, red: 0.2126, green: 0.7152)

  /// The side of a cell in pixels; nil without a blur.
  private let side: Int?
  private let tint: Levels
  private let tintShare: Float
  private let saturation: Float

  init(_ material: Material, scale: CGFloat) {
    let cell = Double(material.sigma * scale) / BlurCells.deviation
    side = cell > 0 ? Int(min(max(cell.rounded(), 1), Double(Self.largestSide))) : nil
    let color = material.tint
    tint = Levels(blue: Float(color.blue), red: Float(color.red), green: Float(color.green))
      .map { $0 * 255 }
    tintShare = Float(color.alpha)
    saturation = Float(material.saturation)
  }

  /// Draws it over pixels, with `share` of 256 as its opacity.
  func lay(over block: PixelBlock, share: UInt32) {
    var cells = BlurCells(shrinking: block, side: side ?? 1)
    if side != nil { cells.blur() }
    ColorCells(side: cells.side, columns: cells.columns, colors: cells.colors.map(tinted))
      .spread(over: block, share: share)
  }

  private func tinted(_ color: Levels) -> Levels {
    let parts = color.merged(with: Self.brightness) { $0 * $1 }
    let grey = parts.blue + parts.red + parts.green
    return color.merged(with: tint) { level, tint in
      let vivid = Self.clamped(grey + (level - grey) * saturation)
      return Self.clamped(vivid + (tint - vivid) * tintShare)
    }
  }

  private static func clamped(_ level: Float) -> Float { min(max(level, 0), 255) }
}
