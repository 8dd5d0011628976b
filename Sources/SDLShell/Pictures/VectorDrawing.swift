import CSDL2

/// What became of a picture.
package nonisolated enum Decoding: Sendable {
  case picture(DecodedPicture)
  /// It cannot be read, or would be too much work.
  case broken
  /// Its work was told wrongly: it was given up.
  case late
}

/// Draws SVG files; a host may do it where it can be ended, since no header bounds the work.
package nonisolated protocol VectorDrawing: Sendable {
  /// Draws a file as big as fits into a size in pixels, in its own colours.
  func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding
}

/// Draws them at once, where it stands: for files that come with the program.
package nonisolated struct DrawingInPlace: VectorDrawing {
  package init() {}

  package func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding {
    guard width > 0, height > 0 else { return .broken }
    let drawn = file.withUnsafeBytes { buffer -> Surface? in
      guard let file = SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)) else {
        return nil
      }
      defer { SDL_RWclose(file) }
      return Surface(IMG_LoadSizedSVG_RW(file, width, height))
    }
    return drawn.flatMap(DecodedPicture.init).map(Decoding.picture) ?? .broken
  }
}
