import CSDL2
import Testing

@testable import SDLShell

/// Pictures that are laid over others in memory rather than by SDL.
struct BlendingTests {
  /// A surface of 256 columns, one for each opacity, and rows of some inks.
  private static let inks: [UInt32] = [
    0x000000, 0xFFFFFF, 0x007AFF, 0x3C3C43, 0x010203, 0xFEFDFC, 0x804020, 0x7F7F80,
  ]
  private static let grounds: [UInt32] = [0x000000, 0xFFFFFF, 0xF2F2F7, 0x1C1C1E, 0x01FE80]
  nonisolated private static let factors = [
    BlendFactors(red: 255, green: 255, blue: 255, alpha: 153),
    BlendFactors(red: 255, green: 255, blue: 255, alpha: 1),
    BlendFactors(red: 0, green: 122, blue: 255, alpha: 255),
    BlendFactors(red: 60, green: 60, blue: 67, alpha: 77),
    BlendFactors(red: 254, green: 1, blue: 128, alpha: 254),
  ]
  private static let source = inks.flatMap { ink in (0..<256).map { UInt32($0) << 24 | ink } }

  @Test(arguments: factors)
  func `pixels are the same to the bit as SDL's`(factors: BlendFactors) throws {
    for ground in Self.grounds {
      let (ours, theirs) = (try Sheet(of: ground), try Sheet(of: ground))
      let block = try #require(
        PixelBlock(PixelRect(x: 0, y: 0, width: 256, height: 8), of: ours.surface))
      try Self.source.withUnsafeBufferPointer {
        block.blend(try #require($0.baseAddress), stride: 256, factors)
      }
      try theirs.blendBySDL(Self.source, factors)
      #expect(ours.pixels == theirs.pixels, "\(factors) over \(ground)")
    }
  }

  @Test func `a part is taken from where it is in the picture`() throws {
    let sheet = try Sheet(of: 0)
    let block = try #require(
      PixelBlock(PixelRect(x: 3, y: 2, width: 2, height: 2), of: sheet.surface))
    let white: UInt32 = 0xFFFF_FFFF
    let source = [0, 0, 0, 0, white, 0, 0, 0, white]
    let factors = BlendFactors(red: 255, green: 0, blue: 0, alpha: 255)
    try source.withUnsafeBufferPointer {
      block.blend(try #require($0.baseAddress) + 4, stride: 3, factors)
    }
    let drawn = sheet.pixels.indices.filter { sheet.pixels[$0] == 0xFF0000 }
    #expect(drawn == [2 * 256 + 3, 3 * 256 + 4])
  }
}

/// A surface as frames are drawn on.
private final class Sheet {
  let surface: UnsafeMutablePointer<SDL_Surface>

  init(of ground: UInt32) throws {
    surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 256, 8, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    SDL_FillRect(surface, nil, ground)
  }

  isolated deinit { SDL_FreeSurface(surface) }

  func blendBySDL(_ pixels: [UInt32], _ factors: BlendFactors) throws {
    let source = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 256, 8, 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    defer { SDL_FreeSurface(source) }
    UnsafeMutableRawBufferPointer(start: source.pointee.pixels, count: pixels.count * 4)
      .copyBytes(from: pixels.withUnsafeBytes { Array($0) })
    SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_BLEND)
    SDL_SetSurfaceColorMod(source, factors.red, factors.green, factors.blue)
    SDL_SetSurfaceAlphaMod(source, factors.alpha)
    SDL_UpperBlit(source, nil, surface, nil)
  }

  var pixels: [UInt32] {
    (0..<8).flatMap { y in
      let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
      return (0..<256).map { row.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0xFF_FFFF }
    }
  }
}
