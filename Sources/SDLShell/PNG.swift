import CSDL2
public import Drawing
public import Foundation

/// Writes and reads PNG files.
public enum PNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Fast; on flat drawings the higher levels save little.
  private static let level: Int32 = 1

  /// The bytes of a PNG file, the same for the same bitmap; opacity is left out if all is opaque.
  ///
  /// Throws if the bitmap is empty or memory is short.
  public static func encode(_ bitmap: Bitmap) throws(SDLError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw SDLError(
        "cannot write a PNG of \(bitmap.width)×\(bitmap.height) pixels; draw something")
    }
    let channels = bitmap.isOpaque ? 3 : 4
    let colorType: UInt8 = channels == 3 ? 2 : 6
    var file = Data(signature)
    let header =
      bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, colorType, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("IDAT", try compressed(bitmap.filteredRows(channels: channels)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func compressed(_ bytes: [UInt8]) throws(SDLError) -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    let capacity = Int(size)
    var result = Z_OK
    let packed = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      result = compress2(buffer.baseAddress, &size, bytes, UInt(bytes.count), level)
      count = Int(size)
    }
    guard result == Z_OK else {
      throw SDLError("cannot compress a PNG of \(bytes.count) bytes; free some memory")
    }
    return packed
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
    let checked = Array(name.utf8) + content
    file += bytes(UInt32(content.count)) + checked
    file += bytes(UInt32(truncatingIfNeeded: crc32(0, checked, UInt32(checked.count))))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The picture in the bytes of a PNG file.
  ///
  /// Throws if they are no PNG or are damaged.
  public static func decode(_ data: Data) throws(SDLError) -> Bitmap {
    guard let size = size(of: data), size.width > 0, size.height > 0,
      size.width <= mostPixels / size.height, let surface = surface(of: data)
    else {
      throw SDLError("not a PNG picture or a damaged one (\(data.count) bytes); make it anew")
    }
    let (width, height) = (Int(surface.width), Int(surface.height))
    let converted = SDL_ConvertSurfaceFormat(
      surface.pointer, SDL_PIXELFORMAT_RGBA32.rawValue, 0)
    guard let rows = Surface(converted)?.rows(of: width * 4) else {
      throw SDLError("no memory for a picture of \(width)×\(height) pixels; free some")
    }
    return Bitmap(width: width, height: height, pixels: rows)
  }

  /// SDL counts the bytes of a surface in 32 bits.
  private static let mostPixels = Int(Int32.max) / 4

  /// What a file's header says; nil if it is none.
  private static func size(of data: Data) -> (width: Int, height: Int)? {
    let header = [UInt8](data.prefix(28))
    guard header.starts(with: signature), let width = header.big32(16),
      let height = header.big32(20)
    else { return nil }
    return (width, height)
  }

  private static func surface(of data: Data) -> Surface? {
    guard let count = Int32(exactly: data.count) else { return nil }
    return data.withUnsafeBytes { buffer in
      guard let file = SDL_RWFromConstMem(buffer.baseAddress, count) else { return nil }
      defer { SDL_RWclose(file) }
      return Surface(IMG_LoadPNG_RW(file))
    }
  }
}

nonisolated extension Surface {
  /// All pixels without the padding at the ends of rows.
  fileprivate func rows(of count: Int) -> [UInt8]? {
    guard let start = pointer.pointee.pixels else { return nil }
    let pitch = Int(pointer.pointee.pitch)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * Int(height))
    for row in 0..<Int(height) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: start + row * pitch, count: count))
    }
    return bytes
  }
}

nonisolated extension Bitmap {
  /// Of all pixels taken together by "and", the opacity is full only if every one's is.
  fileprivate var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      let together = bytes.bindMemory(to: UInt32.self).reduce(UInt32.max, &)
      return UInt32(littleEndian: together) >> 24 == 255
    }
  }

  /// The rows as PNG stores them, each behind the number of its filter: what differs from the row
  /// above, since most rows of a screen repeat it.
  fileprivate func filteredRows(channels: Int) -> [UInt8] {
    let filterUp: UInt8 = 2
    let (length, storedLength) = (width * 4, width * channels)
    let size = (1 + storedLength) * height
    let nothing = [UInt8](repeating: 0, count: length)
    return [UInt8](unsafeUninitializedCapacity: size) { output, count in
      pixels.withUnsafeBufferPointer { input in
        nothing.withUnsafeBufferPointer { nothing in
          var above = nothing
          for number in 0..<height {
            let row = UnsafeBufferPointer(rebasing: input[number * length..<(number + 1) * length])
            let start = number * (1 + storedLength)
            output[start] = filterUp
            row.store(
              from: above, channels: channels,
              in: UnsafeMutableBufferPointer(
                rebasing: output[start + 1..<start + 1 + storedLength]))
            above = row
          }
        }
      }
      count = size
    }
  }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
  /// Writes what differs from the row above, pixel by pixel.
  fileprivate func store(
    from above: Self, channels: Int, in output: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let row = baseAddress, let above = above.baseAddress else { return }
    // Found out at once, where most rows repeat.
    guard memcmp(row, above, count) != 0 else { return output.update(repeating: 0) }
    for pixel in 0..<count / 4 {
      for channel in 0..<channels {
        let offset = pixel &* 4 &+ channel
        output[pixel &* channels &+ channel] = row[offset] &- above[offset]
      }
    }
  }
}
