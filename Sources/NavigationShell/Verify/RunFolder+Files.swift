import Foundation
import Snapshot

nonisolated extension RunFolder {
  /// Copies the files of another run.
  ///
  /// - Throws: ShellError if one cannot be read or written.
  func copyFiles(from other: RunFolder) throws(ShellError) {
    for part in Part.allCases {
      let source = other.url.appendingPathComponent(part.rawValue).relativePath
      guard FileManager.default.fileExists(atPath: source) else { continue }
      let walk = FolderWalk([source], includesHidden: true)
      guard walk.unreadable.isEmpty else {
        throw .badInput(.unreadable(walk.unreadable))
      }
      for file in walk.files {
        let data: Data
        do throws(ReadError) {
          data = try InputFile.contents(of: file)
        } catch {
          throw .badInput(.unreadable([error]))
        }
        try write(data, to: part.rawValue + file.dropFirst(source.count))
      }
    }
  }

  /// A temporary file without a name, which is deleted once it is closed, however the program ends.
  ///
  /// - Throws: ShellError if it cannot be made.
  func scratchFile() throws(ShellError) -> FileHandle {
    let path = url.appendingPathComponent(".scratch-\(UUID().uuidString)").path
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw errno == EMFILE ? OpenFiles.tooFew : cannotWrite(WriteError(path: path, code: errno))
    }
    unlink(path)
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }
}
