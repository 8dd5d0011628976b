import Drawing
import Foundation
import SDLShell

/// A picture's file, written row by row.
nonisolated enum PictureFile {
  /// Writes a picture aside and gives it its name; missing folders are made.
  ///
  /// - Throws: What reading the rows throws; PNG.WriteFailure if the file cannot be written, whose place
  ///   is then as it was.
  static func write(_ rows: any PixelRows, to file: URL) throws {
    let aside = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).writing")
    let files = FileManager.default
    try? files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard files.createFile(atPath: aside.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: aside.path)
    else { throw PNG.WriteFailure() }
    do {
      try PNG.write(rows, to: handle)
      try handle.close()
      guard rename(aside.path, file.path) == 0 else { throw PNG.WriteFailure() }
    } catch {
      try? files.removeItem(at: aside)
      throw error
    }
  }
}
