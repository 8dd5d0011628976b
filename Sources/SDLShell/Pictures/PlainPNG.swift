import Foundation

/// Takes from PNG files what is seen of them.
///
/// libpng writes what is wrong with a file to the standard error, without its name; so it is given no
/// damaged file, and nothing that it would only warn of, such as an odd colour profile.
nonisolated enum PlainPNG {
  /// The file's header, palette, transparency and pixels; nil if one of its parts is damaged, the end
  /// is missing, or it cannot be decoded without a part that is not known.
  static func bytes(of file: [UInt8]) -> [UInt8]? {
    let data = Data(file)
    var plain = Array(PNG.signature)
    var place = PNG.signature.count
    while let chunk = PNGChunks.chunk(at: place, of: data) {
      let end = chunk.content.upperBound + PNGChunks.after
      if needed.contains(chunk.name) {
        plain += data[place..<end]
      } else if chunk.name.first?.isUppercase == true {
        return nil
      }
      if chunk.name == "IEND" { return plain }
      place = end
    }
    return nil
  }

  private static let needed: Set = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
}
