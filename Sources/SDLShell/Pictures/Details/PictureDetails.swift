package import Foundation

/// The facts that an image file states of its pixels besides their number.
package nonisolated struct PictureDetails: Equatable, Sendable {
  /// Whether pixels may be transparent.
  package private(set) var hasAlpha = false
  /// Whether they have no colours.
  package private(set) var isGray = false
  /// The bits of a colour's share.
  package private(set) var depth = 8
  /// Pixels per inch, if the file says; they are only read, not used.
  package private(set) var pixelsPerInch: CGSize?

  private static let metresPerInch = 0.0254
  private static let centimetresPerInch = 2.54

  /// Reads a file; facts that its format cannot state have their defaults.
  package init(_ bytes: [UInt8], format: ImageHeader.Format) {
    switch format {
    case .png: readPNG(bytes)
    case .jpeg: readJPEG(bytes)
    case .gif: hasAlpha = GIFFile(bytes)?.frames.contains { $0.isTransparent } ?? false
    case .webP: hasAlpha = Self.webPHasAlpha(bytes)
    case .bmp: hasAlpha = bytes.little16(28) == 32
    case .tiff, .svg, .pdf: break
    }
  }

  private mutating func readPNG(_ bytes: [UInt8]) {
    guard bytes.count > 25 else { return }
    let kind = bytes[25]
    // The kinds are numbered by bits: a palette, colours, alpha.
    (depth, isGray, hasAlpha) = (Int(bytes[24]), kind & 2 == 0, kind & 4 != 0)
    let data = Data(bytes)
    var place = PNG.signature.count
    while let chunk = PNGChunks.part(at: place, of: data) {
      let start = chunk.content.lowerBound
      switch PNGChunks.name(at: place, of: data) {
      case "IDAT": return
      case "tRNS": hasAlpha = true
      case "pHYs" where bytes.count > start + 8 && bytes[start + 8] == 1:
        pixelsPerInch = bytes.size(bytes.big32, at: start, start + 4)?
          .times(Self.metresPerInch)
      default: break
      }
      place = chunk.content.upperBound + PNGChunks.after
    }
  }

  private mutating func readJPEG(_ bytes: [UInt8]) {
    for segment in JPEGSegments(bytes) where segment.content.upperBound <= bytes.count {
      let content = bytes[segment.content]
      let start = content.startIndex
      if segment.isFrame, content.count > 5 {
        (depth, isGray) = (Int(content[start]), content[start + 5] == 1)
        return
      }
      guard segment.marker == 0xFFE0, content.starts(with: Array("JFIF\0".utf8)),
        content.count >= 12
      else { continue }
      let density = bytes.size(bytes.big16, at: start + 8, start + 10)
      switch content[start + 7] {
      case 1: pixelsPerInch = density
      case 2: pixelsPerInch = density?.times(Self.centimetresPerInch)
      default: break
      }
    }
  }

  private static func webPHasAlpha(_ bytes: [UInt8]) -> Bool {
    switch String(decoding: bytes.dropFirst(12).prefix(4), as: UTF8.self) {
    case "VP8X": bytes.count > 20 && bytes[20] & 0x10 != 0
    case "VP8L": (bytes.little32(21) ?? 0) >> 28 & 1 == 1
    default: false
    }
  }
}

nonisolated extension CGSize {
  fileprivate func times(_ factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
