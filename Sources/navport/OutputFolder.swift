import ArgumentParser
import Foundation

/// The folder that rewritten sources are in.
struct OutputFolder {
  let path: String

  /// Writes the files whose texts changed: the others need not be compiled again.
  func write(_ files: [(name: String, text: String)]) throws(ExitCode) {
    for (name, text) in files {
      let place = "\(path)/\(name)"
      let data = Data(text.utf8)
      guard FileManager.default.contents(atPath: place) != data else { continue }
      do {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: place), options: .atomic)
      } catch {
        throw NavportError.end(notWriting: place)
      }
    }
  }
}
