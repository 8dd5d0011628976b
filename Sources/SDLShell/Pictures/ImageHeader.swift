import Assets
package import Foundation

/// The format, size and orientation in an image file's header, read without decoding pixels.
package nonisolated struct ImageHeader: Equatable, Sendable {
  package enum Format: Sendable {
    case png, jpeg, gif, bmp, webP, tiff, svg, pdf

    /// Whether it is a drawing, of any size, instead of pixels.
    package var isVector: Bool { self == .svg || self == .pdf }
  }

  package var format: Format
  /// The size as stored, in pixels; an SVG's in its own units, a PDF's in points.
  package var size: CGSize?
  /// How the stored pixels are rotated and mirrored.
  package var orientation = Orientation.up

  /// The size once rotated upright.
  package var uprightSize: CGSize? {
    size.map { orientation.swapsSides ? CGSize(width: $0.height, height: $0.width) : $0 }
  }

  /// Reads as much of a file as needed; nil if it cannot be read or its format is unknown.
  init?(contentsOf path: String) {
    func read(_ count: Int) -> (header: ImageHeader, isAll: Bool)? {
      guard let start = try? RegularFile.beginning(of: path, bytes: count) else { return nil }
      return ImageHeader([UInt8](start)).map { ($0, start.count < count) }
    }
    guard var found = read(Self.typicalLength) else { return nil }
    // A JPEG may have a colour profile, a preview and metadata before its size; a TIFF may have it
    // at the end.
    for length in [1 << 21, PictureFile.maximumBytes] where found.header.needsMore && !found.isAll {
      found = read(length) ?? found
    }
    self = found.header
  }

  /// Whether more bytes may tell more: the table of a PDF is at its end, and its parts may seem whole
  /// without it.
  private var needsMore: Bool { size == nil || format == .pdf }

  /// Enough bytes for most headers.
  private static let typicalLength = 1 << 16

  /// Reads the first bytes of a file.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self.init(format: .png, size: bytes.size(bytes.big32, at: 16, 20))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(jpeg: bytes)
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self.init(format: .gif, size: Self.gifSize(bytes))
    } else if bytes.starts(with: Array("BM".utf8)) {
      self.init(format: .bmp, size: bytes.size(bytes.little32Magnitude, at: 18, 22))
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self.init(format: .webP, size: Self.webPSize(bytes))
    } else if PDFFile.isPDF(bytes) {
      self.init(format: .pdf, size: PDFPicture.size(of: bytes))
    } else if let size = Self.tiffSize(bytes) {
      self.init(format: .tiff, size: size)
    } else {
      self.init(svg: String(decoding: bytes.prefix(Self.typicalLength), as: UTF8.self))
    }
  }

  private init(format: Format, size: CGSize?) {
    self.format = format
    self.size = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// Walks the segments up to the one with the size.
  private init(jpeg bytes: [UInt8]) {
    self.init(format: .jpeg, size: nil)
    for segment in JPEGSegments(bytes) {
      if segment.isFrame {
        let start = segment.content.lowerBound
        let size = bytes.size(bytes.big16, at: start + 3, start + 1)
        self.size = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        return
      }
      if let found = segment.directory(in: bytes)?.value(of: .orientation) {
        orientation = Orientation(rawValue: UInt16(truncatingIfNeeded: found)) ?? orientation
      }
    }
  }

  /// The size in a TIFF file's first directory, zero if it has none; nil if the file is not a TIFF.
  private static func tiffSize(_ bytes: [UInt8]) -> CGSize? {
    guard let tags = TIFFDirectory(bytes) else { return nil }
    return CGSize(width: tags.value(of: .width) ?? 0, height: tags.value(of: .height) ?? 0)
  }

  /// The size of a GIF file's first image, which is all that is shown.
  private static func gifSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 13 else { return nil }
    var position = 13 + (bytes[10] & 0x80 == 0 ? 0 : 6 << Int(bytes[10] & 7))
    // An extension is a kind, then blocks that begin with their length; the last one is empty.
    while position + 2 < bytes.count, bytes[position] == 0x21 {
      position += 2
      while position < bytes.count, bytes[position] > 0 { position += 1 + Int(bytes[position]) }
      position += 1
    }
    guard position < bytes.count, bytes[position] == 0x2C else { return nil }
    return bytes.size(bytes.little16, at: position + 5, position + 7)
  }

  private static func webPSize(_ bytes: [UInt8]) -> CGSize? {
    switch String(decoding: bytes.dropFirst(12).prefix(4), as: UTF8.self) {
    case "VP8 ": return bytes.size({ bytes.little16($0).map { $0 & 0x3FFF } }, at: 26, 28)
    case "VP8L":
      guard let bits = bytes.little32(21) else { return nil }
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X": return bytes.size({ bytes.little24($0).map { $0 + 1 } }, at: 24, 27)
    default: return nil
    }
  }
}

nonisolated extension [UInt8] {
  private func number(_ position: Int, _ places: some Sequence<Int>) -> Int? {
    guard position >= 0, position <= count - 4 else { return nil }
    return places.reduce(0) { $0 << 8 | Int(self[position + $1]) }
  }

  func big16(_ position: Int) -> Int? { number(position, 0...1) }
  func big32(_ position: Int) -> Int? { number(position, 0...3) }
  func little16(_ position: Int) -> Int? { number(position, (0...1).reversed()) }
  func little24(_ position: Int) -> Int? { number(position, (0...2).reversed()) }
  func little32(_ position: Int) -> Int? { number(position, (0...3).reversed()) }

  /// A BMP's height is negative if its first row is the top one.
  func little32Magnitude(_ position: Int) -> Int? {
    little32(position).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
  }

  func size(_ number: (Int) -> Int?, at width: Int, _ height: Int) -> CGSize? {
    guard let width = number(width), let height = number(height) else { return nil }
    return CGSize(width: width, height: height)
  }
}
