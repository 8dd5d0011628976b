public import Foundation

extension BaselineFolder {
  /// Writes a variant's files so that none is ever there in half, however the run ends.
  ///
  /// All are written aside first, in the same folder, and are on the disk before the first takes its
  /// name. The record takes its name last: as long as it is the old one, it tells that other files are
  /// not its own. What a killed run left aside is removed.
  ///
  /// - Parameter files: What to write, by name.
  /// - Parameter record: The record's name and text.
  /// - Throws: What could not be written and why; nothing has changed then, unless the disk fails while
  ///   names are taken, which the error says.
  public func write(_ files: [String: Data], record: (name: String, text: String))
    throws(BaselineWriteError)
  {
    let ordered =
      files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      + [(record.name, Data(record.text.utf8))]
    let folder = try WritableFolder(url)
    try folder.removeLeftovers()
    do {
      for (name, contents) in ordered { try folder.writeAside(contents, for: name) }
      for (name, _) in ordered { try folder.checkPlace(of: name) }
    } catch {
      try? folder.removeLeftovers()
      throw error
    }
    do {
      for (name, _) in ordered { try folder.putInPlace(name) }
      try folder.flush()
    } catch {
      throw BaselineWriteError(path: error.path, reason: error.reason, isPartial: true)
    }
  }
}
