import Foundation
import Snapshot

/// A film's file, whose kind its name tells.
nonisolated struct FilmFile: Hashable {
  /// The endings that a film's name can have.
  static var endings: [String] { FilmKind.allCases.flatMap(\.endings) }

  let url: URL
  let kind: FilmKind

  /// Returns nil if the path has another ending.
  init?(path: String) {
    url = URL(fileURLWithPath: path)
    let ending = url.pathExtension.lowercased()
    guard let kind = FilmKind.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self.kind = kind
  }

  /// Writes a film.
  ///
  /// - Throws: ShellError if it cannot be written.
  func write(_ film: Data) throws(ShellError) {
    do throws(WriteError) {
      try WrittenFile(url).write(film)
    } catch {
      throw .cannotWrite(.file(error, orElse: .option("--output")))
    }
  }
}
