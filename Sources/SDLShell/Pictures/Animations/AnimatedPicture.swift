import CSDL2
package import Foundation

/// The decoded frames of an animated GIF file, each with what stays of those before.
package nonisolated final class AnimatedPicture {
  private let animation: UnsafeMutablePointer<IMG_Animation>

  /// The most pixels of all frames together, which are in memory at once: those of the largest
  /// picture.
  private static let maximumPixels = 200_000_000
  private static let maximumBytes = 1 << 28

  /// Decodes a file; nil if it is damaged or too much work.
  package init?(_ bytes: [UInt8], _ file: GIFFile) {
    let pixels = file.width.multipliedReportingOverflow(by: file.height * file.frames.count)
    guard !pixels.overflow, pixels.partialValue > 0, pixels.partialValue <= Self.maximumPixels,
      bytes.count <= Self.maximumBytes
    else { return nil }
    let animation = bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<IMG_Animation>? in
      guard let file = SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)) else {
        return nil
      }
      defer { SDL_RWclose(file) }
      return IMG_LoadGIFAnimation_RW(file)
    }
    guard let animation else { return nil }
    self.animation = animation
  }

  deinit { IMG_FreeAnimation(animation) }

  /// A frame as an image file with plain pixels; nil if there is none or memory is short.
  package func frame(_ number: Int) -> Data? {
    guard (0..<Int(animation.pointee.count)).contains(number),
      let surface = animation.pointee.frames[number]
    else { return nil }
    let pixels = Int(surface.pointee.w) * Int(surface.pointee.h) * 4
    var file = Data(count: Self.header + pixels)
    let length = file.withUnsafeMutableBytes { bytes -> Int64 in
      guard let target = SDL_RWFromMem(bytes.baseAddress, Int32(bytes.count)) else { return 0 }
      defer { SDL_RWclose(target) }
      return SDL_SaveBMP_RW(surface, target, 0) == 0 ? SDL_RWtell(target) : 0
    }
    return length > 0 ? file.prefix(Int(length)) : nil
  }

  /// Enough for a BMP file's header, in bytes.
  private static let header = 256
}
