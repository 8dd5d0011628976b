import Drawing
import Foundation

/// What a material does to the pixels behind it: they are blurred, made more vivid, then tinted.
nonisolated struct FrostedGlass {
  /// Cells stay below what the lanes of ``PixelLanes`` can sum up and tell apart.
  private static let largestSide = 64
  /// How much blue, red and green count for how bright a colour is: ITU-R BT.709.
  private static let brightness = SIMD4<Float>(0.0722, 0.2126, 0.7152, 0)

  /// The side of a cell in pixels; nil without a blur.
  let side: Int?
  private let tint: SIMD4<Float>
  private let tintShare: Float
  private let saturation: Float

  init(_ material: Material, scale: CGFloat) {
    let cell = Double(material.sigma * scale) / BlurCells.deviation
    side = cell > 0 ? Int(min(max(cell.rounded(), 1), Double(Self.largestSide))) : nil
    let color = material.tint
    tint = SIMD4(Float(color.blue), Float(color.red), Float(color.green), 1) * 255
    tintShare = Float(color.alpha)
    saturation = Float(material.saturation)
  }

  /// Lays it over a part of a picture; `share` of 256 of it.
  func lay(over block: PixelBlock, share: UInt32) {
    var cells = BlurCells(shrinking: block, side: side ?? 1)
    if side != nil { cells.blur() }
    cells.recolor(tinted)
    cells.spread(over: block, share: share)
  }

  private func tinted(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let grey = SIMD4<Float>(repeating: (color * Self.brightness).sum())
    let vivid = grey + (color - grey) * saturation
    var mixed = vivid.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    mixed += (tint - mixed) * tintShare
    mixed.w = 255
    return mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  }
}
