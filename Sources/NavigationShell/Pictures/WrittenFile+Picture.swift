import Drawing
import Foundation
import SDLShell
import Snapshot

nonisolated extension WrittenFile {
  /// Writes a picture row by row, so that it need not be in memory as a whole.
  ///
  /// - Throws: The error of reading the rows; WriteError if the file cannot be written.
  func write(_ picture: any PixelRows) throws {
    do {
      try write { try PNG.write(picture, to: $0) }
    } catch let failure as PNG.WriteFailure {
      throw WriteError(path: url.path, code: failure.code)
    }
  }
}
