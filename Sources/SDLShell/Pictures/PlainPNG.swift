import Foundation

/// Takes from PNG files what is seen of them.
///
/// libpng writes what is wrong with a file to the standard error, without its name; so it is given no
/// damaged file, and nothing that it would only warn of, such as an odd colour profile.
nonisolated enum PlainPNG {
  /// The file's header, palette, transparency and pixels, with an end; nil if one of these is damaged
  /// or cut off, or it cannot be decoded without a part that is not known.
  static func bytes(of file: [UInt8]) -> [UInt8]? {
    let data = Data(file)
    var plain = Array(PNG.signature)
    var place = PNG.signature.count
    var hasPixels = false
    while place < data.count {
      let name = PNGChunks.name(at: place, of: data)
      if name == end { break }
      let isNeeded = needed.contains(name)
      guard isNeeded || name.first?.isLowercase == true else { return nil }
      guard let chunk = PNGChunks.part(at: place, of: data) else {
        if isNeeded { return nil }
        break
      }
      let next = chunk.content.upperBound + PNGChunks.after
      if isNeeded {
        guard chunk.isIntact else { return nil }
        plain += data[place..<next]
      }
      hasPixels = hasPixels || name == "IDAT"
      place = next
    }
    return hasPixels ? plain + PNG.chunk(end, []) : nil
  }

  private static let needed: Set = ["IHDR", "PLTE", "tRNS", "IDAT"]
  private static let end = "IEND"
}
