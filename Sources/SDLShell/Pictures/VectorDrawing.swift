import CSDL2

/// The result of decoding a picture.
package nonisolated enum Decoding: Sendable {
  case picture(DecodedPicture)
  /// It cannot be read, or would be too much work.
  case broken
  /// It took too long and was stopped: the estimate of its work was wrong.
  case late
}

/// Draws SVG and PDF files; a host may do it in another process, which can be stopped if a file is too much
/// work.
package nonisolated protocol VectorDrawing: Sendable {
  /// Draws a file in its own colours: an SVG file as large as fits into a size in pixels, a PDF file
  /// stretched to it.
  func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding
}

/// Draws SVG and PDF files in this process: for the program's own symbols.
package nonisolated struct DrawingInPlace: VectorDrawing {
  package init() {}

  package func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding {
    guard width > 0, height > 0 else { return .broken }
    if PDFFile.isPDF(file) {
      return (try? PDFPicture(file))?.drawn(width: width, height: height).map(Decoding.picture)
        ?? .broken
    }
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
