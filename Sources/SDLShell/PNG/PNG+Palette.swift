package import Drawing
package import Foundation

nonisolated extension PNG {
  /// Encodes a bitmap as PNG in few bytes, for files that are sent, always to the same ones.
  ///
  /// Nothing is lost: pictures of up to 256 colours have a palette, others all colours.
  ///
  /// - Throws: SDLError if the bitmap is empty or too large, or memory is short.
  package static func encodeSmall(_ bitmap: Bitmap) throws(SDLError) -> Data {
    let whole = try encode(bitmap, level: .small)
    guard let palette = Palette(of: bitmap) else { return whole }
    let indexed = try encode(bitmap, with: palette)
    return indexed.count < whole.count ? indexed : whole
  }

  /// The colours of a picture that has few.
  private struct Palette {
    /// A byte for each index of a colour.
    private static let maximum = 256

    let numbers: [UInt32: UInt8]
    /// The colours in the order of their numbers.
    let colors: [UInt32]

    /// Returns nil if there are too many colours.
    init?(of picture: Bitmap) {
      var seen: Set<UInt32> = []
      picture.eachRun { color, _ in
        if seen.count <= Self.maximum { seen.insert(color) }
      }
      guard seen.count <= Self.maximum else { return nil }
      // A set has no order, and the same picture always gives the same bytes.
      colors = seen.sorted()
      numbers = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    }

    func bytes(of channels: Range<UInt32>) -> [UInt8] {
      colors.flatMap { color in
        channels.map { UInt8(truncatingIfNeeded: color >> (8 * $0)) }
      }
    }
  }

  private static func encode(
    _ bitmap: Bitmap, with palette: Palette
  ) throws(SDLError) -> Data {
    let header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, 3, 0, 0, 0]
    let opacities = palette.bytes(of: 3..<4)
    let isOpaque = opacities.allSatisfy { $0 == .max }
    return Data(
      signature + chunk("IHDR", header) + chunk("PLTE", palette.bytes(of: 0..<3))
        + (isOpaque ? [] : chunk("tRNS", opacities))
        + chunk("IDAT", try packed(rows(of: bitmap, in: palette))) + chunk("IEND", []))
  }

  /// The index of each pixel, with a zero before each row: none is filtered.
  private static func rows(of bitmap: Bitmap, in palette: Palette) -> [UInt8] {
    let width = bitmap.width
    var rows = [UInt8](repeating: 0, count: (width + 1) * bitmap.height)
    rows.withUnsafeMutableBufferPointer { rows in
      bitmap.eachRun { color, pixels in
        let number = palette.numbers[color] ?? 0
        guard number != 0 else { return }
        for pixel in pixels { rows[pixel + pixel / width + 1] = number }
      }
    }
    return rows
  }

  private static func packed(_ bytes: [UInt8]) throws(SDLError) -> [UInt8] {
    var (bytes, packed) = (bytes, [UInt8]())
    do {
      let deflater = try Deflater(.small)
      try bytes.withUnsafeMutableBufferPointer { bytes in
        try deflater.compress(bytes, isLast: true) { packed += $0 }
      }
    } catch {
      throw error as? SDLError ?? .noPacking
    }
    return packed
  }
}
